import { get, type } from '@mirante/contract/http.ts';
import { listQuery } from '@mirante/contract/records/list-query.ts';
import type { Handlers } from '../http/serve.ts';
import { or404 } from '../http/refusal.ts';
import { opened } from '../products/entitlements/entitlements.store.ts';

interface Shown {
  id: number;
  name: string;
}

const allow = { area: 'trading' } as const;

/** A list and a record restricted to an area's clients, each of a product: served only in tests. */
export const areaCalls = {
  listAreaPortfolios: get('/api/v1/test/portfolios', {
    what: 'Listar carteiras de uma área',
    allow,
    input: listQuery({
      sort: ['portfolio.id'],
      by: 'portfolio.id',
      filters: ({ str }) => ({ 'portfolio.name': str() }),
    }),
    returns: type<Shown[]>(),
  }),
  getAreaPortfolio: get('/api/v1/test/portfolios/:id', {
    what: 'Ver uma carteira de uma área',
    allow,
    returns: type<Shown>(),
  }),
};

export const areaRoutes: Handlers<typeof areaCalls> = {
  listAreaPortfolios: ({ db, viewer, now }) =>
    db
      .selectFrom('stock_portfolio')
      .select(['id', 'name'])
      .where('product_id', 'in', opened(viewer.id, now()))
      .orderBy('id')
      .execute(),
  getAreaPortfolio: async ({ db, viewer, now, params }) =>
    or404(
      await db
        .selectFrom('stock_portfolio')
        .select(['id', 'name'])
        .where('id', '=', params.id)
        .where('product_id', 'in', opened(viewer.id, now()))
        .executeTakeFirst(),
      'Carteira',
    ),
};
