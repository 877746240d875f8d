import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { useListOwnPaymentsQuery } from '@mirante/api-client/sales/client-account.ts';
import { brl, day } from '@mirante/domain/format.ts';
import { paymentStatusStyle, type PaymentRow } from '@mirante/domain/sales/payment.ts';
import { EmptyState, ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { useDeferredArrival } from '@mirante/ui-kit/states/use-deferred-arrival.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../app/to.ts';
import { HomeCard, Rows, WaitingRows } from './home-card.tsx';
import { LATEST_PAYMENTS } from './read-home.ts';

/** The newest charges. */
export const LatestPayments = () => (
  <HomeCard title="Últimos pagamentos" more={to.payments()}>
    <Inside />
  </HomeCard>
);

function Inside() {
  const { data: answer, error, refetch } = useListOwnPaymentsQuery(LATEST_PAYMENTS);
  const data = useDeferredArrival(answer);
  if (data) return <List payments={data.items} />;
  if (error) return <ErrorPanel title="Não foi possível carregar os pagamentos" error={error} onRetry={refetch} />;
  return <WaitingRows rows={LATEST_PAYMENTS.perPage} />;
}

function List({ payments }: { payments: PaymentRow[] }) {
  if (payments.length === 0)
    return <EmptyState title="Nenhum pagamento" text="Suas compras e renovações aparecerão aqui." />;
  return (
    <Rows>
      {payments.map((payment) => (
        <li key={payment.id}>
          <div>
            <Link component={RouterLink} to={to.payment(payment.id)}>
              {payment.product_names.join(', ') || `Pagamento ${payment.id}`}
            </Link>
            <br />
            <small>
              {brl(payment.net)} · {paymentMethodLabels[payment.method]} · {day(payment.created_at)}
            </small>
          </div>
          <StatusChip look={paymentStatusStyle(payment)} as="text" />
        </li>
      ))}
    </Rows>
  );
}
