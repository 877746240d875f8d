import type { OwnProductDetail } from '@mirante/domain/sales/client-product.ts';
import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { useListActiveProductsQuery } from '@mirante/api-client/products/catalogue.ts';
import { useListOwnProductsQuery } from '@mirante/api-client/sales/client-account.ts';
import { useGetOwnProductQuery } from '@mirante/api-client/sales/own-products.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { clientProductStatusStyle } from '@mirante/domain/products/client-product.ts';
import { isPending } from '@mirante/domain/products/pending-payments.ts';
import { ABSENT, brl, day, dayTime } from '@mirante/domain/format.ts';
import { paymentStatusStyle, paymentTypeStyle, type Payment } from '@mirante/domain/sales/payment.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Fact, Facts, Panels } from '@mirante/screens/records/facts.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { termOf } from '../../shared/product-term.ts';
import { to } from '../../app/to.ts';
import { TermBar } from './term-bar.tsx';
import { nextActionOf, type NextAction } from '../../shared/next-action.ts';

/** One of the client's products: its term, origin and payment. */
export function ProductPage() {
  const id = Number(useParams().product_id);
  return (
    <Loaded query={useGetOwnProductQuery({ product_id: id })} what="Produto" id={id}>
      {(product) => <Detail product={product} />}
    </Loaded>
  );
}

function Detail({ product }: { product: OwnProductDetail }) {
  const { product_name: name, status, payment } = product;
  const next = useNextAction(product);
  const term = termOf(product, serverNow());
  return (
    <>
      <PageHead
        title={name}
        badge={<StatusChip look={clientProductStatusStyle(status)} />}
        purpose={next.includedIn ? `${term}. Já faz parte de ${next.includedIn}` : term}
        help={`#${to.help('produtos')}`}
        actions={<Actions product={product} next={next} />}
      />
      <Panels>
        <Panel title="Assinatura">
          <Subscription product={product} />
        </Panel>
        {payment && (
          <Panel title="Pagamento">
            <Paid payment={payment} />
          </Panel>
        )}
      </Panels>
    </>
  );
}

function useNextAction(product: OwnProductDetail): NextAction {
  const { entitlements = [] } = useViewerDetails();
  const { data: catalogue = [] } = useListActiveProductsQuery();
  const { data: own = [] } = useListOwnProductsQuery();
  return nextActionOf(product, { own, catalogue, entitlements, now: serverNow() });
}

interface ActionsProps {
  product: OwnProductDetail;
  next: NextAction;
}

function Actions({ product, next: { action, urgent } }: ActionsProps) {
  const { payment, renewing_id: renewing } = product;
  const charge = renewing ?? payment?.id;
  return (
    <>
      {charge !== undefined && (
        <Button variant={isPending(product) ? 'contained' : 'outlined'} component={Link} to={to.payment(charge)}>
          {renewing ? 'Ver pagamento da renovação' : 'Ver pagamento'}
        </Button>
      )}
      {action && !isPending(product) && (
        <Button variant={urgent ? 'contained' : 'outlined'} component={Link} to={action.to}>
          {action.label}
        </Button>
      )}
      {product.withdrawal && (
        <Button component={Link} to={to.withdrawPurchase(product.product_id)}>
          Desistir da compra
        </Button>
      )}
    </>
  );
}

const Subscription = ({ product }: { product: OwnProductDetail }) => (
  <>
    <Facts>
      <Fact label="Comprado em">{day(product.created_at)}</Fact>
      <Fact label="Início">{day(product.starts_at)}</Fact>
      <Fact label="Validade">{product.starts_at && !product.expires_at ? 'Vitalício' : day(product.expires_at)}</Fact>
      {product.cancel_at && <Fact label="Cancelado em">{day(product.cancel_at)}</Fact>}
      {product.cancel_at && <Fact label="Motivo">{product.cancel_reason_name ?? ABSENT}</Fact>}
    </Facts>
    <TermBar product={product} />
  </>
);

const Paid = ({ payment }: { payment: Payment }) => (
  <Facts>
    <Fact label="Situação">
      <StatusChip look={paymentStatusStyle(payment)} as="text" />
    </Fact>
    <Fact label="Tipo">{paymentTypeStyle(payment).label}</Fact>
    <Fact label="Método">{paymentMethodLabels[payment.method]}</Fact>
    <Fact label="Valor">{brl(payment.net)}</Fact>
    <Fact label="Confirmado em">{dayTime(payment.confirmed_at)}</Fact>
  </Facts>
);
