import type { OwnFund, OwnFundRow } from '@mirante/domain/investments/fund.ts';
import type { OwnFundCategoryRow } from '@mirante/domain/investments/fund-category.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const fundQuery = listQuery({
  sort: ['funds.name', 'funds.liquidity', 'funds.min_value', 'funds.priority'],
  by: 'funds.name',
  perPage: 30,
  filters: ({ id, oneOf, str }) => ({
    /** Any part of the name, ignoring accents. */
    'funds.name': str().max(100),
    'funds.opened': oneOf(['true', 'false']),
    /** The id of a category. */
    'funds.category': id(),
  }),
});
const categoryQuery = listQuery({
  sort: ['category.name', 'category.id'],
  by: 'category.name',
  filters: ({ str }) => ({
    /** Any part of the name, ignoring accents. */
    'category.name': str().max(100),
  }),
});

const allow = { area: 'funds' } as const;
/** Only funds that the client's products open; any other is 404. */
export const ownFunds = {
  listOwnFunds: get('/api/v1/client/funds', {
    what: 'Listar os próprios fundos',
    allow,
    input: fundQuery,
    returns: type<Page<OwnFundRow>>(),
  }),
  getOwnFund: get('/api/v1/client/funds/:id', { what: 'Ver um dos próprios fundos', allow, returns: type<OwnFund>() }),
  listOwnFundCategories: get('/api/v1/client/funds-categories', {
    what: 'Listar as categorias dos próprios fundos',
    allow,
    input: categoryQuery,
    returns: type<Page<OwnFundCategoryRow>>(),
  }),
};
