import { isRefundedByGateway } from '@mirante/domain/products/payment-method.ts';
import type { AcquiredProduct, CancelReason, StaffClientProduct } from '@mirante/domain/sales/client-product.ts';
import {
  useCancelClientProductMutation,
  useListCancelReasonsQuery,
  useListClientProductHistoryQuery,
} from '@mirante/api-client/sales/client-products.ts';
import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import { cancelForm } from '@mirante/contract/sales/client-products.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { clientProductCan } from '@mirante/domain/products/client-product.ts';
import { grantedCode } from '@mirante/domain/products/product.ts';
import { brl, day } from '@mirante/domain/format.ts';
import { unusedValueOf } from '@mirante/domain/sales/unused-value.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useMay } from '@mirante/session/can.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import type { InferType } from 'yup';
import css from './cancel-page.module.css';
import { useProduct } from './use-product.ts';
import { useClientName } from '../../../shared/client-name.ts';
import { AcquisitionSummary } from './acquisition-summary.tsx';
import { NotPossible } from './not-possible.tsx';

const Field = fieldsOf<InferType<typeof cancelForm>>();
const TITLE = 'Cancelar produto';

export function CancelPage() {
  const { client_id, query, page, id } = useProduct();
  const reasons = useListCancelReasonsQuery();
  const history = useListClientProductHistoryQuery({ id: client_id });
  const client = useClientName(client_id);
  return (
    <Loaded shape="form" query={query} what="Produto" id={id}>
      {(product) =>
        clientProductCan.cancel(product) ? (
          <Loaded shape="form" query={reasons} what="Motivos de cancelamento">
            {(all) => (
              // Without it the form would leave out what else ends, or comes back.
              <Loaded shape="form" query={history} what="Histórico de produtos">
                {(acquired) => (
                  <CancelForm clientId={client_id} product={product} page={page} reasons={all} acquired={acquired} />
                )}
              </Loaded>
            )}
          </Loaded>
        ) : (
          <NotPossible
            title={TITLE}
            purpose={`${product.product_name}, de ${client}`}
            why="Este produto não está ativo"
            page={page}
          >
            Só é possível cancelar um produto ativo.
          </NotPossible>
        )
      }
    </Loaded>
  );
}
CancelPage.needs = clientProducts.cancelClientProduct;

interface CancelProps {
  clientId: number;
  product: StaffClientProduct;
  page: string;
  reasons: readonly CancelReason[];
  /** All of the client's acquisitions. */
  acquired: readonly AcquiredProduct[];
}

function CancelForm({ clientId, product, page, reasons, acquired }: CancelProps) {
  const client = useClientName(clientId);
  const [cancel] = useCancelClientProductMutation();
  const mayRefund = useMay(clientProducts.refundClientProduct);
  const canRefund = mayRefund && product.refundable > 0;
  const former = runningFormer(acquired, product);
  const granted = grantedOf(acquired, product);
  const credited = creditedOf(acquired, product);
  return (
    <FormPage
      title={TITLE}
      purpose={`${product.product_name}, de ${client}`}
      schema={cancelForm}
      initial={{ cancel_reason_id: '2', refund: String(canRefund) }}
      then={page}
      words={{ submit: 'Cancelar produto', leave: 'Voltar', tone: 'danger' }}
      save={(body) => cancel({ client_id: clientId, id: product.id, body })}
    >
      <AcquisitionSummary clientId={clientId} product={product} />
      <Notice tone="warning" title="O acesso termina agora">
        {product.expires_at
          ? `Sem o cancelamento, iria até ${day(product.expires_at)}. `
          : 'Sem o cancelamento, não teria fim. '}
        {granted && `${granted.product_name}, que veio com este produto, também termina. `}
        {product.renewing_id && 'A renovação que aguarda pagamento também é cancelada. '}
        {canRefund &&
          former?.expires_at &&
          `Com reembolso, a aquisição ${former.id}, que esta renovou, volta a valer até ${day(former.expires_at)}. `}
        {credited.map(restoredWords).join(' ')}
      </Notice>
      <Field.Select
        name="cancel_reason_id"
        label="Tipo de motivo"
        options={reasons.map(({ id, name }) => [String(id), name] as const)}
      />
      <Field.Text name="cancel_reason" label="Motivo" lines={4} maxLength={8192} />
      {canRefund && (
        <>
          <Field.Choice
            name="refund"
            label="Reembolso"
            options={{ true: `Reembolsar ${brl(product.refundable)}`, false: 'Sem reembolso' }}
            help={`${howRefunded(product)}${unusedWords(product)}`}
          />
          <Field.Text name="refund_obs" label="Observação do reembolso" optional lines={2} maxLength={2048} />
        </>
      )}
      {!canRefund && (
        <p className={css.words}>
          {product.refundable > 0
            ? `Foram pagos ${brl(product.refundable)}. Reembolsos são feitos pelo financeiro, também depois do cancelamento.`
            : 'Nada foi pago por este produto: não há o que reembolsar.'}
        </p>
      )}
    </FormPage>
  );
}

/** The renewed acquisition, if it has not expired. */
const runningFormer = (acquired: CancelProps['acquired'], { renewed_from_id }: StaffClientProduct) =>
  acquired.find(
    ({ id, expires_at }) => id === renewed_from_id && expires_at !== null && new Date(expires_at) > serverNow(),
  );

/** What its price was credited with, and becomes active again. */
const creditedOf = (acquired: CancelProps['acquired'], { id, product_id }: StaffClientProduct) =>
  acquired.filter(
    (own) =>
      own.renewed_by_id === id &&
      own.product_id !== product_id &&
      own.expires_at !== null &&
      new Date(own.expires_at) > serverNow(),
  );

const restoredWords = ({ product_name, expires_at }: AcquiredProduct) =>
  `${product_name}, que foi crédito desta compra, volta a valer até ${day(expires_at)}.`;

/** What came with it and ends with it. */
function grantedOf(acquired: CancelProps['acquired'], { product_code, payment }: StaffClientProduct) {
  const code = grantedCode(product_code);
  return acquired.find(
    (own) =>
      own.product_code === code &&
      own.status === 'active' &&
      own.payment_id === payment?.id &&
      !payment.items.some(({ product_id }) => product_id === own.product_id),
  );
}

const howRefunded = ({ payment }: StaffClientProduct) =>
  payment && isRefundedByGateway(payment.method)
    ? 'O valor volta pela mesma forma de pagamento.'
    : 'O reembolso fica registrado; a devolução é feita por fora.';

/** Guidance for finance: the amount offered stays whole. */
function unusedWords(product: StaffClientProduct): string {
  const unused = unusedValueOf(product, product.refundable, serverNow());
  if (!unused) return '';
  const { days, of, amount } = unused;
  return ` Em proporção aos dias não usados (${days} de ${of}), seriam ${brl(amount)}.`;
}
