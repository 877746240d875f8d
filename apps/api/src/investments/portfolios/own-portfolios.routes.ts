import type { ownPortfolios } from '@mirante/contract/investments/own-portfolios.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Call, Handlers } from '../../http/serve.ts';
import * as store from './own-portfolios.store.ts';
import * as recommended from './recommended.store.ts';

const read = async ({
  db,
  viewer,
  params,
  now,
}: Pick<Call<typeof ownPortfolios.readOwnPortfolio>, 'db' | 'viewer' | 'params' | 'now'>): Promise<void> => {
  or404(await store.isThere(db, viewer.id, params.id, now()), nameOf('portfolio'));
  await store.markRead(db, viewer.id, params.id, now());
};

export const ownPortfolioRoutes: Handlers<typeof ownPortfolios> = {
  listOwnPortfolios: ({ input, viewer, ...services }) => store.listFor(viewer.id, services.now())(services, input),
  getOwnPortfolio: async ({ db, viewer, params, now }) =>
    or404(await store.findFor(db, viewer.id, params.id, now()), nameOf('portfolio')),
  readOwnPortfolio: read,
  readOwnPortfolioDo: read,
  listRecommendedPortfolios: ({ input, viewer, ...services }) =>
    recommended.listFor(viewer.id, services.now())(services, input),
  listFundsPortfolio: async ({ db, viewer, now }) => ({ items: await recommended.fundsFor(db, viewer.id, now()) }),
};
