import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { useListOldestPendingQuery } from '@mirante/api-client/house/overview.ts';
import { brl, day } from '@mirante/domain/format.ts';
import type { OverviewPeriod, PendingPayment } from '@mirante/domain/house/overview.ts';
import { paymentStatusStyle } from '@mirante/domain/sales/payment.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import { HomeSection } from './home-section.tsx';
import css from './pending-panel.module.css';

const waiting = { 'payment.status': 'open', sort: 'payment.created_at', order: 1 } as const;

export const PendingPanel = ({ days }: { days: OverviewPeriod }) => (
  <HomeSection
    title="Pagamentos pendentes mais antigos"
    height={230}
    query={useListOldestPendingQuery({ days }, { refetchOnMountOrArgChange: true })}
    aside={(payments) =>
      payments.length > 0 && (
        <Link component={RouterLink} to={to.payments(waiting)}>
          Ver todos
        </Link>
      )
    }
  >
    {(payments) =>
      payments.length === 0 ? (
        <Typography color="textSecondary">Nenhum pagamento destes {days} dias está pendente.</Typography>
      ) : (
        <ul className={css.payments} aria-label="Pagamentos pendentes mais antigos">
          {payments.map((payment) => (
            <Pending key={payment.id} payment={payment} />
          ))}
        </ul>
      )
    }
  </HomeSection>
);

/** A client's only pending payment, or all of them. */
function Pending({ payment }: { payment: PendingPayment }) {
  const { id, client_id, client_name, method, created_at, expired, n, total } = payment;
  const here = n === 1 ? to.payment(id) : to.payments({ ...waiting, 'client.id': client_id });
  return (
    <li>
      <Link component={RouterLink} to={here}>
        {client_name}
      </Link>
      <span className={css.method}>{n === 1 ? paymentMethodLabels[method] : `${n} pagamentos`}</span>
      <span className={css.since}>desde {day(created_at)}</span>
      <StatusChip look={paymentStatusStyle({ status: 'pending', expired })} as="text" />
      <b>{brl(total)}</b>
    </li>
  );
}
