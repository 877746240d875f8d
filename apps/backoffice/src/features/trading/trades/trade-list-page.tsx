import { useListTradesQuery } from '@mirante/api-client/trading/trades.ts';
import { trades } from '@mirante/contract/trading/trades.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { yesNo } from '@mirante/domain/records/words.ts';
import { strategies, strategyIds, strategyNames } from '@mirante/domain/trading/strategies.ts';
import { tradeStatusNames, tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { tradeLooks, tradeTypeNames } from '@mirante/domain/trading/trade.ts';
import { Price, ResultText, Side } from '@mirante/screens/trading/trade-parts.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { to } from '../../../app/to.ts';
import { HeadActions } from '../../../record/list-actions.tsx';

export const TradeListPage = () => (
  <ListPage
    words={tradeWords}
    of={trades.listTrades}
    use={useListTradesQuery}
    columns={columns}
    to={({ id }) => to.trade(id)}
    head={{
      actions: (
        <HeadActions file={trades.exportTrades} create={trades.createTrade} to={to.newTrade()} label="Criar operação" />
      ),
    }}
  />
);
TradeListPage.needs = trades.listTrades;

const columns = columnsOf<typeof trades.listTrades>(tradeWords.list, {
  id: { sort: 'trade.id', filter: filter.number('trade.id', 'ID'), card: 'hidden' },
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
  result: { cell: ({ result }) => <ResultText value={result} />, align: 'right', card: 'right' },
  app_alert: {
    write: (alert) => yesNo[`${alert}`],
    filter: filter.yesNo('trade.app_alert'),
    card: 'hidden',
  },
  date_in: {
    write: dayTime,
    sort: 'trade.date_in',
    filter: filter.day('trade.date_in', 'desde'),
    card: 'hidden',
  },
  created_at: {
    write: dayTime,
    sort: 'trade.created_at',
    filter: filter.day('trade.created_at', 'desde'),
    card: 'hidden',
  },
});
