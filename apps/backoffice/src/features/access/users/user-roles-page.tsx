import { useEditUserRolesMutation, useGetUserQuery, useListRolesQuery } from '@mirante/api-client/access/users.ts';
import { userRolesForm } from '@mirante/contract/access/users.form.ts';
import { users } from '@mirante/contract/access/users.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { userWords, type Role, type User } from '@mirante/domain/access/user.ts';
import { useParams } from 'react-router';
import type { InferType } from 'yup';
import { to } from '../../../app/to.ts';
import { optionsOf } from './role-options.ts';

const Field = fieldsOf<InferType<typeof userRolesForm>>(userWords.form);

export function UserRolesPage() {
  const id = Number(useParams().id);
  const roles = useListRolesQuery();
  return (
    <Loaded shape="form" query={useGetUserQuery({ id })} what="Usuário" id={id}>
      {(user) => (
        <Loaded shape="form" query={roles} what="Papéis">
          {(all) => <RolesForm user={user} all={all} />}
        </Loaded>
      )}
    </Loaded>
  );
}
UserRolesPage.needs = users.editUserRoles;

function RolesForm({ user, all }: { user: User & { version: string }; all: readonly Role[] }) {
  const [edit] = useEditUserRolesMutation();
  return (
    <FormPage
      title="Editar papéis"
      tab={`Editar papéis de ${user.name}`}
      purpose={`O que ${user.name} pode fazer. Vale a partir da próxima ação, sem sair e entrar.`}
      schema={userRolesForm}
      saves="when-valid"
      then={to.user(user.id)}
      save={(body, version) => edit({ id: user.id, body, version })}
      initial={{ roles: user.roles.map((role) => role.id), version: user.version }}
    >
      <Field.Checks name="roles" options={optionsOf(all)} />
    </FormPage>
  );
}
