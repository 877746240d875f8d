import { useListOwnTradesQuery } from '@mirante/api-client/trading/own-trading.ts';
import type { Input } from '@mirante/contract/http.ts';
import { ownTrades } from '@mirante/contract/trading/own-trades.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { day } from '@mirante/domain/format.ts';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { tradeColumns } from '@mirante/screens/trading/trade-columns.tsx';
import { Price } from '@mirante/screens/trading/trade-parts.tsx';
import { purposes } from '../../app/purposes.ts';
import { to } from '../../app/to.ts';
import { current } from './current.ts';

/** All Full Trader trades, newest first. */
export const TradeListPage = () => (
  <ListPage
    words={tradeWords}
    head={{ purpose: purposes.trades }}
    of={ownTrades.listOwnTrades}
    use={useCurrentTrades}
    columns={columns}
    to={({ id }) => to.trade(id)}
  />
);

const useCurrentTrades = (query: Input<typeof ownTrades.listOwnTrades>) => useListOwnTradesQuery(query, current);

const { result, created_at, ...particulars } = tradeColumns;
const columns = columnsOf<typeof ownTrades.listOwnTrades>(tradeWords.list, {
  ...particulars,
  stop_value: { cell: ({ stop_value }) => <Price value={stop_value} />, align: 'right', card: 'hidden' },
  target_value: { cell: ({ target_value }) => <Price value={target_value} />, align: 'right', card: 'hidden' },
  result,
  created_at: { ...created_at, write: day },
});
