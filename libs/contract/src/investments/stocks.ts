import type { StockRow } from '@mirante/domain/investments/stock.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { id, str } from '@mirante/validation/fields.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['stock.name', 'stock.id'],
  by: 'stock.name',
  filters: {
    'stock.id': id(),
    /** Any part of it, without accents. */
    'stock.name': str().max(100),
  },
});

const allow = ['conteudo'] as const;
export const stocks = {
  listStocks: get('/api/v1/stocks', { what: 'Listar ações', allow, input: query, returns: type<Page<StockRow>>() }),
};
