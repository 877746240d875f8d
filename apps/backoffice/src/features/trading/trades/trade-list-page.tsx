import { useListTradesQuery } from '@mirante/api-client/trading/trades.ts';
import { trades } from '@mirante/contract/trading/trades.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { yesNo } from '@mirante/domain/records/words.ts';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { tradeColumns } from '@mirante/screens/trading/trade-columns.tsx';
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

const { created_at, ...particulars } = tradeColumns;
const columns = columnsOf<typeof trades.listTrades>(tradeWords.list, {
  id: { sort: 'trade.id', filter: filter.number('trade.id', 'ID'), card: 'hidden' },
  ...particulars,
  app_alert: {
    write: (alert) => yesNo[`${alert}`],
    filter: filter.yesNo('trade.app_alert'),
    card: 'hidden',
  },
  created_at: { ...created_at, write: dayTime },
});
