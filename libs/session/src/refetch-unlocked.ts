import type { Middleware } from '@reduxjs/toolkit';
import { sessionOf, type SessionState } from './session-slice.ts';

/** Refetches what products open once more of them are open, such as after a payment. What closed would be refused. */
export const refetchUnlocked: Middleware = (store) => (next) => (action) => {
  const before = sessionOf(store.getState());
  const result = next(action);
  const after = sessionOf(store.getState());
  if (after.details !== before.details && after.token === before.token && opensMore(before, after))
    // Loaded when it is needed, since it seldom is: without it, what is cached is shown for a minute at most.
    import('./unlocked.ts').then(
      ({ invalidateUnlocked }) => store.dispatch(invalidateUnlocked()),
      () => undefined,
    );
  return result;
};

const opensMore = (before: SessionState, after: SessionState): boolean =>
  after.details?.entitlements?.some((code) => !before.details?.entitlements?.includes(code)) ?? false;
