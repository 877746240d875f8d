import { useCreateUserMutation, useListRolesQuery } from '@mirante/api-client/access/users.ts';
import { newUserForm } from '@mirante/contract/access/users.form.ts';
import { users } from '@mirante/contract/access/users.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { userWords } from '@mirante/domain/access/user.ts';
import type { InferType } from 'yup';
import { to } from '../../../app/to.ts';
import { optionsOf } from './role-options.ts';

const Field = fieldsOf<InferType<typeof newUserForm>>(userWords.form);
const nobody = { roles: [] };

export function NewUserPage() {
  const [create] = useCreateUserMutation();
  return (
    <Loaded shape="form" query={useListRolesQuery()} what="Papéis">
      {(roles) => (
        <FormPage
          title="Criar usuário"
          purpose="A pessoa recebe um email com um link para escolher a própria senha."
          schema={newUserForm}
          initial={nobody}
          then={to.users()}
          save={(body) => create({ body })}
        >
          <Field.Text name="name" autoComplete="off" maxLength={60} />
          <Field.Text name="email" type="email" autoComplete="off" maxLength={120} />
          <Field.Checks name="roles" options={optionsOf(roles)} />
        </FormPage>
      )}
    </Loaded>
  );
}
NewUserPage.needs = users.createUser;
