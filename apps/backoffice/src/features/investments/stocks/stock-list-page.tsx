import { useListStocksQuery } from '@mirante/api-client/investments/stocks.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { stockWords } from '@mirante/domain/investments/stock.ts';
import { yesNo } from '@mirante/domain/records/words.ts';
import { to } from '../../../app/to.ts';
import { HeadActions } from '../../../record/list-actions.tsx';

export const StockListPage = () => (
  <ListPage
    words={stockWords}
    of={stocks.listStocks}
    use={useListStocksQuery}
    columns={columns}
    to={({ id }) => to.stock(id)}
    head={{
      actions: (
        <HeadActions file={stocks.exportStocks} create={stocks.createStock} to={to.newStock()} label="Criar ação" />
      ),
    }}
  />
);
StockListPage.needs = stocks.listStocks;

const columns = columnsOf<typeof stocks.listStocks>(stockWords.list, {
  id: { sort: 'stock.id', filter: filter.number('stock.id', 'ID'), card: 'hidden' },
  name: { sort: 'stock.name', filter: filter.text('stock.name', 'Nome'), wrap: true, card: 'title' },
  codes: { filter: filter.text('stock.code', 'Código'), wrap: true, card: 'line' },
  sector: { sort: 'stock.sector', filter: filter.text('stock.sector', 'Setor'), wrap: true, card: 'left' },
  national: {
    write: (national) => yesNo[`${national}`],
    filter: filter.yesNo('stock.national'),
    card: 'hidden',
  },
});
