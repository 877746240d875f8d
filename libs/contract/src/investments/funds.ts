import type { Fund, FundRow } from '@mirante/domain/investments/fund.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { id, oneOf, str } from '@mirante/validation/fields.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['funds.name', 'funds.id', 'funds.liquidity', 'funds.min_value', 'funds.priority', 'funds.created_at'],
  by: 'funds.name',
  filters: {
    'funds.id': id(),
    /** Any part of it, without accents. */
    'funds.name': str().max(100),
    'funds.opened': oneOf(['true', 'false']),
    /** A category. */
    'funds.category': id(),
  },
});

const allow = ['conteudo'] as const;
const listFunds = get('/api/v1/funds', {
  what: 'Listar fundos',
  allow,
  input: query,
  returns: type<Page<FundRow>>(),
});
export const funds = {
  listFunds,
  getFund: get('/api/v1/funds/:id', { what: 'Ver um fundo', allow, returns: type<Fund>() }),
};
