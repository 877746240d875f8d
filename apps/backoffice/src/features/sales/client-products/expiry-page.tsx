import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import { useEditClientProductExpiryMutation } from '@mirante/api-client/sales/client-products.ts';
import { expiryForm } from '@mirante/contract/sales/client-products.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { useFormValues } from '@mirante/crud/form/use-form-values.ts';
import type { Confirmation } from '@mirante/crud/form/use-confirm.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
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

type ExpiryForm = InferType<typeof expiryForm>;
const Field = fieldsOf<ExpiryForm>();

export function ExpiryPage() {
  const { client_id, id, query } = useProduct();
  return (
    <Loaded shape="form" query={query} what="Produto" id={id}>
      {(product) => <ExpiryChange clientId={client_id} product={product} />}
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
      title="Alterar vencimento"
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

/** The effect of the typed day. */
function Consequence({ product }: { product: StaffClientProduct }) {
  const { date } = useFormValues<ExpiryForm>();
  const { words, endsNow } = expiryChange(product, date, serverNow());
  return <div role="status">{words && <Notice tone={endsNow ? 'warning' : 'info'}>{words}</Notice>}</div>;
}
