import type { followedTrades } from '@mirante/contract/trading/followed-trades.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import * as store from './followed-trades.store.ts';

export const followedTradeRoutes: Handlers<typeof followedTrades> = {
  getFollowedTrades: ({ db, viewer, now }) => store.followedBy(db, viewer.id, now()),
  followTrade: async ({ db, viewer, params, now }) => {
    or404(await store.follow(db, viewer.id, params.id, now()), nameOf('trade'));
  },
  unfollowTrade: ({ db, viewer, params }) => store.unfollow(db, viewer.id, params.id),
  setTradeAlerts: ({ db, viewer, input }) => store.choose(db, viewer.id, input.alerts),
};
