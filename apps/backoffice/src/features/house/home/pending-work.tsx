import { useCountClientMessagesQuery } from '@mirante/api-client/messaging/client-message-count.ts';
import { useListClientsQuery } from '@mirante/api-client/people/clients.ts';
import { useListPaymentsQuery } from '@mirante/api-client/sales/payments.ts';
import { clientRequests } from '@mirante/contract/people/client-requests.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import { integer } from '@mirante/domain/format.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { Can, useMay } from '@mirante/session/can.tsx';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { LucideIcon } from 'lucide-react';
import Mail from 'lucide-react/icons/mail';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserX from 'lucide-react/icons/user-x';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './home-page.module.css';

const pending = { 'client.pending_payments': 'true' } as const;
const leaving = { 'client.erasure_request': 'true' } as const;
const unanswered = { 'client_message.answered': 'false' } as const;
const overdue = { 'payment.status': 'expired' } as const;

/** Counts of pending work. */
export function PendingWork() {
  const mayList = [
    useMay(clients.listClients),
    useMay(payments.listPayments),
    useMay(clientMessages.listClientMessages),
  ];
  if (!mayList.includes(true)) return null;
  return (
    <Card component="section" aria-labelledby="attention" className={css.attention}>
      <Typography component="h2" variant="h3" id="attention">
        Precisa de atenção
      </Typography>
      <ul>
        <Can call={clients.listClients}>
          <PendingClients />
        </Can>
        <Can call={clientRequests.closeErasureRequest}>
          <ErasureRequests />
        </Can>
        <Can call={clientMessages.listClientMessages}>
          <UnansweredMessages />
        </Can>
        <Can call={payments.listPayments}>
          <OverduePayments />
        </Can>
      </ul>
    </Card>
  );
}

function PendingClients() {
  const { data } = useListClientsQuery({ ...pending, perPage: 1 });
  return <Row icon={CalendarClock} label="Clientes com pagamento pendente" found={data} to={to.clients(pending)} />;
}

/** To be answered within the days that the privacy policy promises. */
function ErasureRequests() {
  const { data } = useListClientsQuery({ ...leaving, perPage: 1 });
  return <Row icon={UserX} label="Pedidos de exclusão de dados" found={data} to={to.clients(leaving)} />;
}

/** The sidebar's call: one answer serves both. */
function UnansweredMessages() {
  const { data } = useCountClientMessagesQuery({ ...unanswered, perPage: 1 }, { refetchOnMountOrArgChange: true });
  return <Row icon={Mail} label="Mensagens sem resposta" found={data} to={to.clientMessages(unanswered)} />;
}

function OverduePayments() {
  const { data } = useListPaymentsQuery({ ...overdue, perPage: 1 });
  return <Row icon={ReceiptText} label="Pagamentos vencidos" found={data} to={to.payments(overdue)} />;
}

interface RowProps {
  icon: LucideIcon;
  label: string;
  /** Undefined while loading and after a failure. */
  found: Page<unknown> | undefined;
  to: string;
}

const Row = ({ icon: Icon, label, found, to: address }: RowProps) => (
  <li>
    <Link to={address}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span>{label}</span>
      <b>{found && countOf(found)}</b>
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </Link>
  </li>
);

const countOf = ({ total, total_is_estimate }: Page<unknown>) =>
  `${total_is_estimate ? 'mais de ' : ''}${integer(total)}`;
