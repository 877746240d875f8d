import { useEditClientPhonesMutation } from '@mirante/api-client/client-contact.ts';
import { useGetClientQuery } from '@mirante/api-client/clients.ts';
import { clientPhonesForm } from '@mirante/contract/forms/client-phones.ts';
import { fieldsOf } from '@mirante/crud/fields.tsx';
import { FormPage } from '@mirante/crud/form-page.tsx';
import { Loaded } from '@mirante/crud/loaded.tsx';
import { useParams } from 'react-router';
import type { InferType } from 'yup';
import { to } from '../../to.ts';

const Field = fieldsOf<InferType<typeof clientPhonesForm>>();

export function ClientPhonesPage() {
  const id = Number(useParams().id);
  const [edit] = useEditClientPhonesMutation();
  return (
    <Loaded shape="form" query={useGetClientQuery({ id })} what="Cliente" id={id}>
      {({ name, phone, cell_phone, versions }) => (
        <FormPage
          title="Alterar telefones"
          purpose={name}
          schema={clientPhonesForm}
          initial={{ phone, cell_phone, version: versions.phones }}
          then={to.client(id)}
          saves="when-valid"
          save={(body, version) => edit({ id, body, version })}
        >
          <Field.Phone name="phone" label="Telefone" autoComplete="off" />
          <Field.Phone
            name="cell_phone"
            label="Celular"
            autoComplete="off"
            optional
            help="De outro país, comece com +."
          />
        </FormPage>
      )}
    </Loaded>
  );
}
