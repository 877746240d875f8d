import { clientContact } from '@mirante/contract/people/client-contact.ts';
import { useEditClientEmailMutation } from '@mirante/api-client/people/client-contact.ts';
import { useGetClientQuery } from '@mirante/api-client/people/clients.ts';
import { clientEmailForm } from '@mirante/contract/people/client-contact.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { useParams } from 'react-router';
import { clientWords } from '@mirante/domain/people/client.ts';
import type { InferType } from 'yup';
import { to } from '../../../app/to.ts';

const Field = fieldsOf<InferType<typeof clientEmailForm>>(clientWords.form);

export function ClientEmailPage() {
  const id = Number(useParams().id);
  const [edit] = useEditClientEmailMutation();
  return (
    <Loaded shape="form" query={useGetClientQuery({ id })} what="Cliente" id={id}>
      {({ name, email, versions }) => (
        <FormPage
          title="Alterar email"
          tab={`Alterar email de ${name}`}
          purpose={name}
          schema={clientEmailForm}
          initial={{ email, version: versions.email }}
          then={to.client(id)}
          saves="when-valid"
          save={(body, version) => edit({ id, body, version })}
        >
          <Field.Text
            name="email"
            type="email"
            autoComplete="off"
            maxLength={120}
            help="O endereço antigo e o novo são avisados, e o novo precisa ser confirmado."
          />
        </FormPage>
      )}
    </Loaded>
  );
}
ClientEmailPage.needs = clientContact.editClientEmail;
