import type { ownTrades } from '@mirante/contract/trading/own-trades.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { lists } from '../../records/handlers.ts';
import * as store from './own-trades.store.ts';

export const ownTradeRoutes: Handlers<typeof ownTrades> = {
  listOwnTrades: lists(store.list),
  getOwnTrade: async ({ db, viewer, params, now }) =>
    or404(await store.findFor(db, viewer.id, params.id, now()), nameOf('trade')),
};
