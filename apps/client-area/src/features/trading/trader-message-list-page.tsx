import { useListOwnTraderMessagesQuery } from '@mirante/api-client/trading/own-trading.ts';
import type { Input } from '@mirante/contract/http.ts';
import { ownTraderBoard } from '@mirante/contract/trading/own-trader-board.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { previewOf } from '@mirante/domain/trading/board-message.ts';
import { traderMessageWords } from '@mirante/domain/trading/trader-message.ts';
import { to } from '../../app/to.ts';
import { current } from './current.ts';

/** The traders' board, newest first. */
export const TraderMessageListPage = () => (
  <ListPage
    words={traderMessageWords}
    head={{ purpose: 'O que os traders dizem durante o pregão.' }}
    of={ownTraderBoard.listOwnTraderMessages}
    use={useCurrentMessages}
    columns={columns}
    to={({ id }) => to.traderMessage(id)}
  />
);

const useCurrentMessages = (query: Input<typeof ownTraderBoard.listOwnTraderMessages>) =>
  useListOwnTraderMessagesQuery(query, current);

const columns = columnsOf<typeof ownTraderBoard.listOwnTraderMessages>(traderMessageWords.list, {
  message: {
    write: previewOf,
    filter: filter.text('trader_message.filter', 'Texto'),
    wrap: true,
    card: 'title',
  },
  created_at: {
    write: dayTime,
    sort: 'trader_message.created_at',
    filter: filter.day('trader_message.created_at', 'desde'),
    card: 'left',
  },
});
