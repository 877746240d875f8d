import type { OwnStock, OwnStockRow } from '@mirante/domain/investments/stock.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['stock.name', 'stock.sector'],
  by: 'stock.name',
  perPage: 30,
  filters: ({ oneOf, str }) => ({
    /** Any part of the name or sector, ignoring accents; or the beginning of a paper's code. */
    'stock.filter': str().max(100),
    /** Any part of the name, ignoring accents. */
    'stock.name': str().max(100),
    'stock.national': oneOf(['true', 'false']),
  }),
});

const allow = { area: 'stocks' } as const;
/** Only stocks that the client's products open; any other is 404. */
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
