import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import { useEditClientProductExpiryMutation } from '@mirante/api-client/sales/client-products.ts';
import { expiryForm } from '@mirante/contract/sales/client-products.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import type { Confirmation } from '@mirante/crud/form/use-confirm.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { clientProductCan } from '@mirante/domain/products/client-product.ts';
import type { StaffClientProduct } from '@mirante/domain/sales/client-product.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { InferType } from 'yup';
import { expiryChange, extend, extensions, type Extension } from './expiry-change.ts';
import css from './expiry-page.module.css';
import { useProduct } from './use-product.ts';
import { useClientName } from '../../../shared/client-name.ts';
import { AcquisitionSummary } from './acquisition-summary.tsx';
import { NotPossible } from './not-possible.tsx';

type ExpiryForm = InferType<typeof expiryForm>;
const Field = fieldsOf<ExpiryForm>();
const TITLE = 'Alterar vencimento';

export function ExpiryPage() {
  const { client_id, id, query, page } = useProduct();
  const client = useClientName(client_id);
  return (
    <Loaded shape="form" query={query} what="Produto" id={id}>
      {(product) =>
        clientProductCan.changeExpiry(product) ? (
          <ExpiryChange clientId={client_id} product={product} />
        ) : (
          <NotPossible
            title={TITLE}
            purpose={`${product.product_name}, de ${client}`}
            why={
              product.status === 'expired' ? 'Este produto já foi renovado' : 'Este produto não está ativo nem expirado'
            }
            page={page}
          >
            {product.status === 'expired'
              ? 'O vencimento a alterar é o da aquisição que o renovou.'
              : 'Só é possível alterar o vencimento de um produto ativo ou expirado.'}
          </NotPossible>
        )
      }
    </Loaded>
  );
}
ExpiryPage.needs = clientProducts.editClientProductExpiry;

function ExpiryChange({ clientId, product }: { clientId: number; product: StaffClientProduct }) {
  const { page } = useProduct();
  const [edit] = useEditClientProductExpiryMutation();
  const client = useClientName(clientId);
  const { id, product_name, expires_at, versions } = product;
  const endsAccess = ({ date }: ExpiryForm): Confirmation | undefined =>
    expiryChange(product, date, serverNow()).endsNow
      ? {
          title: 'O acesso termina agora',
          text: `Essa data já passou: ao salvar, ${client} perde o acesso a ${product_name}, que passa a EXPIRADO.`,
          yes: 'Encerrar o acesso',
          tone: 'danger',
        }
      : undefined;
  return (
    <FormPage
      title={TITLE}
      purpose={`${product_name}, de ${client}`}
      schema={expiryForm}
      then={page}
      saves="when-valid"
      initial={{ date: expires_at && dayInSaoPaulo(new Date(expires_at)), version: versions.expiry }}
      confirm={endsAccess}
      save={({ date, obs }, version) =>
        edit({ client_id: clientId, id, body: { date: `${date}T23:59:59`, obs }, version })
      }
    >
      <AcquisitionSummary clientId={clientId} product={product} />
      <Field.Day name="date" label="Novo vencimento" help="O acesso vai até 23:59:59 desse dia." />
      <ExtendButtons />
      <Consequence product={product} />
      <Field.Text
        name="obs"
        label="Observação"
        optional
        lines={3}
        maxLength={8192}
        help="Fica no histórico, ao lado do seu nome."
      />
    </FormPage>
  );
}

function ExtendButtons() {
  const { values, setFieldValue } = useFormikContext<ExpiryForm>();
  return (
    <div role="group" aria-label="Somar ao vencimento" className={css.extend}>
      {(Object.keys(extensions) as Extension[]).map((by) => (
        <Button
          key={by}
          variant="outlined"
          size="small"
          onClick={() => void setFieldValue('date', extend(values.date, by, serverNow()))}
        >
          {by}
        </Button>
      ))}
    </div>
  );
}

/** The effect of the typed day, unless it is refused. */
function Consequence({ product }: { product: StaffClientProduct }) {
  const { values, errors } = useFormikContext<ExpiryForm>();
  const { words, endsNow } = expiryChange(product, values.date, serverNow());
  return (
    <div role="status">{words && !errors.date && <Notice tone={endsNow ? 'warning' : 'info'}>{words}</Notice>}</div>
  );
}
