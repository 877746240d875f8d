import { api, type Tag } from '@mirante/api-client/base-api.ts';
import type { Middleware } from '@reduxjs/toolkit';
import { sessionOf, type SessionState } from './session-slice.ts';

/** What a client's products open. */
const unlocked: Tag[] = [
  'content',
  'report',
  'video',
  'news',
  'board',
  'portfolio',
  'stock_portfolio',
  'portfolio_change',
  'read_mark',
  'fund',
  'stock',
  'trade',
  'trader_message',
  'record',
  'own_notification',
];

/** Refetches what products open once more of them are open, such as after a payment. What closed would be refused. */
export const refetchUnlocked: Middleware = (store) => (next) => (action) => {
  const before = sessionOf(store.getState());
  const result = next(action);
  const after = sessionOf(store.getState());
  if (after.details !== before.details && after.token === before.token && opensMore(before, after))
    store.dispatch(api.util.invalidateTags(unlocked));
  return result;
};

const opensMore = (before: SessionState, after: SessionState): boolean =>
  after.details?.entitlements?.some((code) => !before.details?.entitlements?.includes(code)) ?? false;
