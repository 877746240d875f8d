import type { Stock, StockRow } from '@mirante/domain/investments/stock.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { del, get, patch, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
const query = listQuery({
  sort: ['stock.name', 'stock.id', 'stock.sector', 'stock.created_at'],
  by: 'stock.name',
  filters: ({ id, oneOf, str }) => ({
    'stock.id': id(),
    /** Any part of the name, ignoring accents. */
    'stock.name': str().max(100),
    /** Any part of the sector, ignoring accents. */
    'stock.sector': str().max(255),
    'stock.national': oneOf(['true', 'false']),
    /** The beginning of a paper's code. */
    'stock.code': str().max(100),
  }),
});

const allow = ['conteudo'] as const;
const example = {
  name: 'Itaú Unibanco',
  sector: 'Bancos',
  description: '<p>O maior banco privado do país.</p>',
  national: true,
  products: [3],
};
const listStocks = get('/api/v1/stocks', {
  what: 'Listar ações',
  allow,
  input: query,
  returns: type<Page<StockRow>>(),
});
export const stocks = {
  listStocks,
  exportStocks: csvOf('/api/v1/stocks.csv', 'Exportar ações', listStocks),
  getStock: get('/api/v1/stocks/:id', { what: 'Ver uma ação', allow, returns: type<Stock>() }),
  createStock: post('/api/v1/stocks', {
    what: 'Criar uma ação',
    allow,
    idempotent: true,
    input: () => import('./stocks.form.ts').then((m) => m.stockForm),
    returns: type<Stock>(),
    example,
  }),
  editStock: patch('/api/v1/stocks/:id', {
    what: 'Editar uma ação',
    allow,
    input: () => import('./stocks.form.ts').then((m) => m.stockChange),
    returns: type<Stock>(),
    refuses: ['edit_conflict'],
    example,
  }),
  removeStock: del('/api/v1/stocks/:id', { what: 'Remover uma ação', allow, refuses: ['stock_in_use'] }),
  listStockChanges: changesOf('/api/v1/stocks/:id/changes', 'Ver as alterações de uma ação', allow),
};
