import { clientContact } from '@mirante/contract/people/client-contact.ts';
import { useEditClientPhonesMutation } from '@mirante/api-client/people/client-contact.ts';
import { useGetClientQuery } from '@mirante/api-client/people/clients.ts';
import { clientPhonesForm } from '@mirante/contract/people/client-phones.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { useParams } from 'react-router';
import { clientWords } from '@mirante/domain/people/client.ts';
import type { InferType } from 'yup';
import { to } from '../../../app/to.ts';

const Field = fieldsOf<InferType<typeof clientPhonesForm>>(clientWords.form);

export function ClientPhonesPage() {
  const id = Number(useParams().id);
  const [edit] = useEditClientPhonesMutation();
  return (
    <Loaded shape="form" query={useGetClientQuery({ id })} what="Cliente" id={id}>
      {({ name, phone, cell_phone, versions }) => (
        <FormPage
          title="Alterar telefones"
          tab={`Alterar telefones de ${name}`}
          purpose={name}
          schema={clientPhonesForm}
          initial={{ phone, cell_phone, version: versions.phones }}
          then={to.client(id)}
          saves="when-valid"
          save={(body, version) => edit({ id, body, version })}
        >
          <Field.Phone name="phone" autoComplete="off" />
          <Field.Phone name="cell_phone" autoComplete="off" optional help="De outro país, comece com +." />
        </FormPage>
      )}
    </Loaded>
  );
}
ClientPhonesPage.needs = clientContact.editClientPhones;
