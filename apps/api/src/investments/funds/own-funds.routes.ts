import type { ownFunds } from '@mirante/contract/investments/own-funds.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import * as store from './own-funds.store.ts';

export const ownFundRoutes: Handlers<typeof ownFunds> = {
  listOwnFunds: ({ input, viewer, ...services }) => store.listFor(viewer.id, services.now())(services, input),
  getOwnFund: async ({ db, viewer, params, now }) =>
    or404(await store.findFor(db, viewer.id, params.id, now()), nameOf('fund')),
  listOwnFundCategories: ({ input, viewer, ...services }) =>
    store.listCategoriesFor(viewer.id, services.now())(services, input),
};
