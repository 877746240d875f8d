import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import type { StaffClientProduct } from '@mirante/domain/sales/client-product.ts';
import { useGetClientProductQuery } from '@mirante/api-client/sales/client-products.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { clientProductStatusStyle, clientProductWords } from '@mirante/domain/products/client-product.ts';
import { brl, day, dayTime } from '@mirante/domain/format.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink, useParams } from 'react-router';
import record from '../../../record/record.module.css';
import { to } from '../../../app/to.ts';
import { endWords } from '../../../shared/end-words.ts';
import { EarlierPanel } from './earlier-panel.tsx';
import { ExpiryLogPanel } from './expiry-log-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { ProductActions } from './product-actions.tsx';
import { Refunded } from '../../../shared/refunded.tsx';
import css from './tables.module.css';

export function ClientProductPage() {
  const params = useParams();
  const [clientId, id] = [Number(params.id), Number(params.productId)];
  return (
    <Loaded query={useGetClientProductQuery({ client_id: clientId, id })} what="Produto" id={id}>
      {(product) => <Acquisition clientId={clientId} product={product} />}
    </Loaded>
  );
}
ClientProductPage.needs = clientProducts.getClientProduct;

const Acquisition = ({ clientId, product }: { clientId: number; product: StaffClientProduct }) => (
  <>
    <PageHead
      title={product.product_name}
      tab={`${product.product_name}, aquisição ${product.id}`}
      badge={<StatusChip look={clientProductStatusStyle(product.status)} />}
      purpose={`Aquisição ${product.id}, de ${day(product.created_at)}`}
      actions={<ProductActions clientId={clientId} product={product} />}
    />
    <div className={record.grid}>
      <div className={record.column}>
        <ExpiryLogPanel logs={product.expiry_logs} />
        <EarlierPanel clientId={clientId} product={product} />
        <Panel title="Observações">
          {product.obs ? (
            <p className={record.text}>{product.obs}</p>
          ) : (
            <p className={record.quiet}>Nada foi anotado.</p>
          )}
        </Panel>
      </div>
      <div className={`${record.column} ${css.facts}`}>
        <TermPanel clientId={clientId} product={product} />
        {product.cancel_at && <CancelPanel product={product} />}
        <PaymentPanel product={product} />
      </div>
    </div>
  </>
);

const { labels } = clientProductWords;

const TermPanel = ({
  clientId,
  product: { starts_at, expires_at, status, renewed_from_id, renewed_by_id, renewing_id },
}: {
  clientId: number;
  product: StaffClientProduct;
}) => (
  <Panel title="Vigência">
    <Facts>
      <Fact label={labels.starts_at}>{dayTime(starts_at)}</Fact>
      <Fact label={labels.expires_at}>{endWords({ expires_at, status }, dayTime)}</Fact>
      {renewed_from_id && (
        <Fact label={labels.renewed_from_id}>
          <Other clientId={clientId} id={renewed_from_id} />
        </Fact>
      )}
      {renewed_by_id && (
        <Fact label={labels.renewed_by_id}>
          <Other clientId={clientId} id={renewed_by_id} />
        </Fact>
      )}
      {renewing_id && (
        <Fact label="Renovação">
          <Link component={RouterLink} to={to.payment(renewing_id)}>
            Aguarda o pagamento {renewing_id}
          </Link>
        </Fact>
      )}
    </Facts>
  </Panel>
);

const Other = ({ clientId, id }: { clientId: number; id: number }) => (
  <Link component={RouterLink} to={to.clientProduct(clientId, id)}>
    Aquisição {id}
  </Link>
);

const CancelPanel = ({
  product: { cancel_at, cancel_reason_name, cancel_reason, refund, refundable },
}: {
  product: StaffClientProduct;
}) => (
  <Panel title="Cancelamento">
    <Facts>
      <Fact label="Em">{dayTime(cancel_at)}</Fact>
      <Fact label={labels.cancel_reason_id}>{cancel_reason_name ?? '—'}</Fact>
      <Fact label={labels.cancel_reason}>{cancel_reason ?? '—'}</Fact>
      <Fact label="Reembolso">
        {refund ? (
          <>
            <Refunded amount={refund.amount} state={refund.state} />
            {refund.refunded_at && ` em\u00a0${day(refund.refunded_at)}`}
          </>
        ) : refundable > 0 ? (
          `Não. Foram pagos ${brl(refundable)}`
        ) : (
          'Nada foi pago'
        )}
      </Fact>
    </Facts>
  </Panel>
);
