import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import { useEditClientProductObsMutation } from '@mirante/api-client/sales/client-products.ts';
import { obsForm } from '@mirante/contract/sales/client-products.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import type { InferType } from 'yup';
import { useProduct } from './use-product.ts';
import { useClientName } from '../../../shared/client-name.ts';
import { AcquisitionSummary } from './acquisition-summary.tsx';

const Field = fieldsOf<InferType<typeof obsForm>>();

export function ObsPage() {
  const { client_id, id, query, page } = useProduct();
  const client = useClientName(client_id);
  const [edit] = useEditClientProductObsMutation();
  return (
    <Loaded shape="form" query={query} what="Produto" id={id}>
      {(product) => (
        <FormPage
          title="Editar observações"
          purpose={`${product.product_name}, de ${client}`}
          schema={obsForm}
          initial={{ obs: product.obs, version: product.versions.obs }}
          then={page}
          save={(body, version) => edit({ client_id, id, body, version })}
        >
          <AcquisitionSummary clientId={client_id} product={product} />
          <Field.Text
            name="obs"
            label="Observações"
            lines={6}
            maxLength={8192}
            help="Nada muda no acesso. Só a equipe vê, até que o cliente peça os seus dados."
          />
        </FormPage>
      )}
    </Loaded>
  );
}
ObsPage.needs = clientProducts.editClientProductObs;
