import type { Stock, StockRow } from '@mirante/domain/investments/stock.ts';
import { type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';
const query = listQuery({
  sort: ['stock.name', 'stock.id', 'stock.sector', 'stock.created_at'],
  by: 'stock.name',
  filters: ({ id, oneOf, str }) => ({
    'stock.id': id(),
    /** Any part of the name, ignoring accents. */
    'stock.name': str().max(100),
    /** Any part of the name, or the beginning of a paper's code. */
    'stock.filter': str().max(100),
    /** Any part of the sector, ignoring accents. */
    'stock.sector': str().max(255),
    'stock.national': oneOf(['true', 'false']),
    /** The beginning of a paper's code. */
    'stock.code': str().max(100),
  }),
});

const calls = recordCalls('/api/v1/stocks', {
  one: 'uma ação',
  many: 'ações',
  allow: ['conteudo'],
  query,
  row: type<StockRow>(),
  record: type<Stock>(),
  form: () => import('./stocks.form.ts').then((m) => m.stockForm),
  change: () => import('./stocks.form.ts').then((m) => m.stockChange),
  refuses: { remove: ['stock_in_use'] },
  example: {
    name: 'Itaú Unibanco',
    sector: 'Bancos',
    description: '<p>O maior banco privado do país.</p>',
    national: true,
    products: [3],
  },
});
export const stocks = {
  listStocks: calls.list,
  exportStocks: calls.export,
  getStock: calls.get,
  createStock: calls.create,
  editStock: calls.edit,
  removeStock: calls.remove,
  listStockChanges: calls.changes,
};
