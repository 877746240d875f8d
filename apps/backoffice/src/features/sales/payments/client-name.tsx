import { clients } from '@mirante/contract/people/clients.ts';
import type { StaffPaymentRow } from '@mirante/domain/sales/payment.ts';
import { useMay } from '@mirante/session/can.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';

/** Links to the client's profile, by permission. */
export function ClientName({
  payment: { client_id, client_name },
}: {
  payment: Pick<StaffPaymentRow, 'client_id' | 'client_name'>;
}) {
  if (!useMay(clients.getClient)) return client_name;
  return (
    <Link component={RouterLink} to={to.client(client_id)}>
      {client_name}
    </Link>
  );
}
