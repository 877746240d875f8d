import { useListOwnMessagesQuery } from '@mirante/api-client/messaging/own-messages.ts';
import type { Input } from '@mirante/contract/http.ts';
import { ownMessages } from '@mirante/contract/messaging/own-messages.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListFrame } from '@mirante/crud/list/list-frame.tsx';
import { day } from '@mirante/domain/format.ts';
import { messageTypeLabels, ownMessageStyle, type OwnMessageRow } from '@mirante/domain/messaging/client-message.ts';
import { ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { purposes } from '../../app/purposes.ts';
import { to } from '../../app/to.ts';
import { columnsOf, newest, OrderChoice } from '../../shared/order-choice.tsx';
import css from './messages.module.css';

const orders = [newest('client_message.created_at', 'Envio')];
const columns = columnsOf(orders);
const filters = [
  { label: 'Tipo', filter: filter.choice('client_message.type', messageTypeLabels) },
  {
    label: 'Resposta',
    filter: filter.choice('client_message.answered', { false: 'Aguardando', true: 'Respondida' }, 'Todas'),
  },
];

/** The client's messages to the house, with unseen replies. */
export const MessageListPage = () => (
  <ListFrame
    title="Fale conosco"
    of={ownMessages.listOwnMessages}
    use={useNewestMessages}
    noun={['mensagem', 'mensagens']}
    columns={columns}
    filters={filters}
    head={{
      purpose: purposes.messages,
      actions: (
        <Button
          component={Link}
          to={to.newMessage()}
          variant="contained"
          startIcon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
        >
          Nova mensagem
        </Button>
      ),
    }}
    draw={({ rows, list, busy, fallback, phone }) => (
      <>
        {!phone && <OrderChoice list={list} orders={orders} />}
        {fallback ?? <Cards rows={rows} busy={busy} />}
      </>
    )}
  />
);

const Cards = ({ rows, busy }: { rows: readonly OwnMessageRow[] | undefined; busy: boolean }) =>
  rows ? (
    <ul className={css.cards} aria-label="Suas mensagens" aria-busy={busy}>
      {rows.map((message) => (
        <Card key={message.id} message={message} />
      ))}
    </ul>
  ) : (
    <ListSkeleton />
  );

/** Replies arrive at any time, so the list is always refetched. */
const useNewestMessages = (query: Input<typeof ownMessages.listOwnMessages>) =>
  useListOwnMessagesQuery(query, { refetchOnMountOrArgChange: true, refetchOnFocus: true });

const Card = ({ message: { id, type, body, created_at, replied_at, unseen } }: { message: OwnMessageRow }) => (
  <li className={unseen ? css.unseen : undefined}>
    <p className={css.head}>
      <Link to={to.message(id)} aria-label={`${messageTypeLabels[type]}, mensagem ${id}`}>
        {messageTypeLabels[type]}
      </Link>
      {unseen && <span className={css.new}>Resposta nova</span>}
      <time dateTime={created_at}>{day(created_at)}</time>
    </p>
    <p className={css.body}>{body}</p>
    <StatusChip look={ownMessageStyle(replied_at)} as="text" />
  </li>
);
