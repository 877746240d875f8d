import type { Stock, StockRow } from '@mirante/domain/investments/stock.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { id, oneOf, str } from '@mirante/validation/fields.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['stock.name', 'stock.id', 'stock.sector', 'stock.created_at'],
  by: 'stock.name',
  filters: {
    'stock.id': id(),
    /** Any part of it, without accents. */
    'stock.name': str().max(100),
    /** Any part of it, without accents. */
    'stock.sector': str().max(255),
    'stock.national': oneOf(['true', 'false']),
    /** The beginning of one of its papers. */
    'stock.code': str().max(100),
  },
});

const allow = ['conteudo'] as const;
const listStocks = get('/api/v1/stocks', {
  what: 'Listar ações',
  allow,
  input: query,
  returns: type<Page<StockRow>>(),
});
export const stocks = {
  listStocks,
  getStock: get('/api/v1/stocks/:id', { what: 'Ver uma ação', allow, returns: type<Stock>() }),
};
