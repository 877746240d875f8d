import type { ownStockPortfolios } from '@mirante/contract/investments/own-stock-portfolios.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import * as store from './own-stock-portfolios.store.ts';

const WHAT = nameOf('stock_portfolio');

export const ownStockPortfolioRoutes: Handlers<typeof ownStockPortfolios> = {
  listOwnStockPortfolios: ({ input, viewer, ...services }) => store.listFor(viewer.id, services.now())(services, input),
  getOwnStockPortfolio: async ({ db, viewer, params, now }) =>
    or404(await store.findFor(db, viewer.id, params.id, now()), WHAT),
  readOwnStockPortfolio: async ({ db, viewer, params, now }) => {
    or404(await store.mayRead(db, viewer.id, params.id, now()), WHAT);
    await store.markRead(db, viewer.id, params.id, now());
  },
};
