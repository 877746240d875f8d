import type { OwnStock, OwnStockRow } from '@mirante/domain/investments/stock.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['stock.name', 'stock.sector'],
  by: 'stock.name',
  perPage: 30,
  filters: ({ oneOf, str }) => ({
    /** Any part of it, or of its sector, without accents; or the beginning of one of its papers. */
    'stock.filter': str().max(100),
    /** Any part of it, without accents. */
    'stock.name': str().max(100),
    'stock.national': oneOf(['true', 'false']),
  }),
});

const allow = { area: 'stocks' } as const;
/** Only what the client's products open: anything else is not there. */
export const ownStocks = {
  listOwnStocks: get('/api/v1/client/stocks', {
    what: 'Listar as próprias ações',
    allow,
    input: query,
    returns: type<Page<OwnStockRow>>(),
  }),
  getOwnStock: get('/api/v1/client/stocks/:id', {
    what: 'Ver uma das próprias ações',
    allow,
    returns: type<OwnStock>(),
  }),
};
