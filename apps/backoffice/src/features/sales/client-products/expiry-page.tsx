import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import { useEditClientProductExpiryMutation } from '@mirante/api-client/sales/client-products.ts';
import { expiryForm } from '@mirante/contract/sales/client-products.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { day } from '@mirante/domain/format.ts';
import type { InferType } from 'yup';
import { useProduct } from './use-product.ts';

const Field = fieldsOf<InferType<typeof expiryForm>>();

export function ExpiryPage() {
  const { client_id, id, query, page } = useProduct();
  const [edit] = useEditClientProductExpiryMutation();
  return (
    <Loaded shape="form" query={query} what="Produto" id={id}>
      {({ product_name, starts_at, expires_at, versions }) => (
        <FormPage
          title="Alterar vencimento"
          purpose={product_name}
          schema={expiryForm}
          then={page}
          saves="when-valid"
          initial={{ date: expires_at && dayInSaoPaulo(new Date(expires_at)), version: versions.expiry }}
          save={({ date, obs }, version) => edit({ client_id, id, body: { date: `${date}T23:59:59`, obs }, version })}
        >
          <Field.Day
            name="date"
            label="Novo vencimento"
            help={`O acesso vai até 23:59:59 desse dia.${starts_at ? ` Começou em ${day(starts_at)}.` : ''}`}
          />
          <Field.Text
            name="obs"
            label="Observação"
            optional
            lines={3}
            maxLength={8192}
            help="Fica no histórico, ao lado do seu nome."
          />
        </FormPage>
      )}
    </Loaded>
  );
}
ExpiryPage.needs = clientProducts.editClientProductExpiry;
