import { clientContact } from '@mirante/contract/people/client-contact.ts';
import { useEditClientCpfMutation } from '@mirante/api-client/people/client-contact.ts';
import { useGetClientQuery } from '@mirante/api-client/people/clients.ts';
import { clientCpfForm } from '@mirante/contract/people/client-contact.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { cpf as formatted } from '@mirante/domain/format.ts';
import { useParams } from 'react-router';
import { clientWords } from '@mirante/domain/people/client.ts';
import type { InferType } from 'yup';
import { to } from '../../../app/to.ts';

const Field = fieldsOf<InferType<typeof clientCpfForm>>(clientWords.form);

export function ClientCpfPage() {
  const id = Number(useParams().id);
  const [edit] = useEditClientCpfMutation();
  return (
    <Loaded shape="form" query={useGetClientQuery({ id })} what="Cliente" id={id}>
      {({ name, cpf, versions }) => (
        <FormPage
          title="Alterar CPF"
          tab={`Alterar CPF de ${name}`}
          purpose={name}
          schema={clientCpfForm}
          initial={{ cpf: formatted(cpf), version: versions.cpf }}
          then={to.client(id)}
          saves="when-valid"
          save={(body, version) => edit({ id, body, version })}
        >
          <Field.Masked
            name="cpf"
            mask="cpf"
            autoComplete="off"
            help="Com o CPF o cliente também entra na conta. Ele é avisado por email."
          />
        </FormPage>
      )}
    </Loaded>
  );
}
ClientCpfPage.needs = clientContact.editClientCpf;
