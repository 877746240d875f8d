import type { ownStocks } from '@mirante/contract/investments/own-stocks.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import * as store from './own-stocks.store.ts';

export const ownStockRoutes: Handlers<typeof ownStocks> = {
  listOwnStocks: ({ input, viewer, ...services }) => store.listFor(viewer.id, services.now())(services, input),
  getOwnStock: async ({ db, viewer, params, now }) =>
    or404(await store.findFor(db, viewer.id, params.id, now()), nameOf('stock')),
};
