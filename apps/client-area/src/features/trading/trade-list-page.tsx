import { useListOwnTradesQuery } from '@mirante/api-client/trading/own-trading.ts';
import { ownTrades } from '@mirante/contract/trading/own-trades.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { day } from '@mirante/domain/format.ts';
import { strategies, strategyIds, strategyNames } from '@mirante/domain/trading/strategies.ts';
import { tradeStatusNames, tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { tradeLooks, tradeTypeNames } from '@mirante/domain/trading/trade.ts';
import { Price, ResultText, Side } from '@mirante/screens/trading/trade-parts.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { to } from '../../app/to.ts';

/** Every trade of the Full Trader, the newest first. */
export const TradeListPage = () => (
  <ListPage
    words={tradeWords}
    head={{ purpose: 'As recomendações do Full Trader, da abertura ao resultado.' }}
    of={ownTrades.listOwnTrades}
    use={useListOwnTradesQuery}
    columns={columns}
    to={({ id }) => to.trade(id)}
  />
);

const columns = columnsOf<typeof ownTrades.listOwnTrades>(tradeWords.list, {
  type: {
    cell: ({ type }) => <Side type={type} />,
    sort: 'trade.type',
    filter: filter.choice('trade.type', tradeTypeNames),
    card: 'hidden',
  },
  quoted_as: {
    cell: ({ quoted_as }) => <strong>{quoted_as}</strong>,
    sort: 'trade.asset',
    filter: filter.text('trade.asset', 'Ativo'),
    card: 'title',
  },
  strategy_id: {
    write: (id) => strategies[id].short,
    sort: 'trade.strategy_id',
    filter: filter.choice(
      'trade.strategy_id',
      strategyIds.map((id) => [String(id), strategyNames[id]] as const),
      'Todas',
    ),
    card: 'left',
  },
  status: {
    cell: ({ status }) => <StatusChip look={tradeLooks[status]} as="text" />,
    sort: 'trade.status',
    filter: filter.choice('trade.status', tradeStatusNames, 'Todas'),
    card: 'corner',
  },
  in_value: { cell: ({ in_value }) => <Price value={in_value} />, align: 'right', card: 'hidden' },
  current_value: { cell: ({ current_value }) => <Price value={current_value} />, align: 'right', card: 'line' },
  stop_value: { cell: ({ stop_value }) => <Price value={stop_value} />, align: 'right', card: 'hidden' },
  target_value: { cell: ({ target_value }) => <Price value={target_value} />, align: 'right', card: 'hidden' },
  result: { cell: ({ result }) => <ResultText value={result} />, align: 'right', card: 'right' },
  created_at: {
    write: day,
    sort: 'trade.created_at',
    filter: filter.day('trade.created_at', 'desde'),
    card: 'hidden',
  },
});
