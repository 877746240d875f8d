import { useListClientMessagesQuery } from '@mirante/api-client/messaging/client-messages.ts';
import { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import type { Input } from '@mirante/contract/http.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { clientMessageWords, messageTypeLabels, replyStyle } from '@mirante/domain/messaging/client-message.ts';
import { REPLY_DAYS } from '@mirante/domain/messaging/reply-days.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { to } from '../../../app/to.ts';
import css from '../../../shared/two-lines.module.css';

export const ClientMessageListPage = () => (
  <ListPage
    title="Fale conosco"
    noun={['mensagem', 'mensagens']}
    of={clientMessages.listClientMessages}
    use={useNewestMessages}
    columns={columns}
    filters={filters}
    to={({ id }) => to.clientMessage(id)}
    head={{
      purpose: `Quem espera há mais tempo vem primeiro. A lei dá ${REPLY_DAYS} dias para responder.`,
      actions: <ExportButton call={clientMessages.exportClientMessages} />,
    }}
  />
);
ClientMessageListPage.needs = clientMessages.listClientMessages;

/** Messages arrive at any time, so the list is always refetched. */
const useNewestMessages = (query: Input<typeof clientMessages.listClientMessages>) =>
  useListClientMessagesQuery(query, { refetchOnMountOrArgChange: true });

const filters = [
  { label: 'Busca', filter: filter.text('client_message.filter', 'Buscar na mensagem ou na resposta') },
  { label: 'ID do cliente', filter: filter.number('client.id', 'ID do cliente') },
];

const columns = columnsOf<typeof clientMessages.listClientMessages>(clientMessageWords.list, {
  id: { sort: 'client_message.id', card: 'hidden' },
  type: {
    write: (type) => messageTypeLabels[type],
    filter: filter.choice('client_message.type', messageTypeLabels),
    card: 'title',
  },
  body: { write: (body) => <span className={css.clamped}>{body}</span>, wrap: true, card: 'line' },
  client_name: { to: ({ client_id }) => to.client(client_id), wrap: true, card: 'left' },
  created_at: {
    write: dayTime,
    sort: 'client_message.created_at',
    filter: filter.day('client_message.created_at', 'desde'),
    card: 'right',
  },
  replied_at: {
    cell: (message) => <StatusChip look={replyStyle(message, serverNow())} as="text" />,
    sort: 'client_message.reply_order',
    filter: filter.choice('client_message.answered', { false: 'Aguardando', true: 'Respondidas' }, 'Todas'),
    card: 'corner',
  },
  reply_by: { wrap: true, card: 'hidden' },
});
