import { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import { Can } from '@mirante/session/can.tsx';
import Link from '@mui/material/Link';
import { NavLink, Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import { MessageCount, PaymentCount } from './client-counts.tsx';
import css from './client-tabs.module.css';

/** The tabs of a client's pages. */
export const ClientTabs = ({ id }: { id: number }) => (
  <nav className={css.tabs} aria-label="Páginas do cliente">
    <NavLink to={to.client(id)} end>
      Perfil
    </NavLink>
    <NavLink to={to.clientEntitlements(id)}>Acessos</NavLink>
    <NavLink to={to.clientPayments(id)}>
      Pagamentos
      <PaymentCount of={id} />
    </NavLink>
    <NavLink to={to.clientMetrics(id)}>Métricas</NavLink>
    <Can call={payments.listPayments}>
      <Link
        component={RouterLink}
        to={to.payments({ 'client.id': id, page: 1, perPage: 20, order: -1 })}
        className={css.elsewhere}
      >
        Ver em Pagamentos
      </Link>
    </Can>
    <Can call={clientMessages.listClientMessages}>
      <Link component={RouterLink} to={to.clientMessages({ 'client.id': id })} className={css.elsewhere}>
        Ver em Fale conosco
        <MessageCount of={id} />
      </Link>
    </Can>
  </nav>
);
