import { api } from '@mirante/api-client/base-api.ts';
import type { Say } from '@mirante/api-client/feedback.ts';
import { makeStore } from '@mirante/api-client/store.ts';
import { takeAppToken } from './app-token.ts';
import { arrive } from './arrival.ts';
import { KEPT_KEY, keptIn } from './kept.ts';
import { keeping } from './keeping.ts';
import { refreshSession } from './refresh.ts';
import { refusals } from './refusals.ts';
import { settling } from './settling.ts';
import { left, resumed, sessionOf, sessionReducer } from './session-slice.ts';

const REFRESH_EVERY_MS = 900_000;

interface Start {
  role: 'client' | 'user';
  /** Where the session is kept: a client's in `localStorage`, for all tabs; staff's in `sessionStorage`, for one. */
  storage: Storage;
  say: Say;
}

/** Makes an app's store and brings its session to life: one that was kept, or one handed over by the address. */
export function startSession({ role, storage, say }: Start) {
  const handedOver = role === 'client' ? takeAppToken() : undefined;
  const store = makeStore({
    say,
    reducers: { session: sessionReducer },
    middleware: [keeping(storage), refusals(say), settling(say)],
  });
  const kept = keptIn(storage);
  if (kept?.details.role === role) store.dispatch(resumed(kept));
  if (handedOver) void store.dispatch(arrive(handedOver, say));
  else void store.dispatch(refreshSession());
  setInterval(() => void store.dispatch(refreshSession()), REFRESH_EVERY_MS);
  followOtherTabs(store, storage);
  return store;
}
type SessionStore = ReturnType<typeof startSession>;

/** Logging in or out in one tab does so in all that share the storage, and what one tab learns of who is logged in, the others read anew. */
function followOtherTabs({ dispatch, getState }: SessionStore, storage: Storage): void {
  globalThis.addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea !== storage || (key !== KEPT_KEY && key !== null)) return;
    const kept = keptIn(storage);
    const { token, details } = sessionOf(getState());
    if (!kept) return void (token !== null && dispatch(left()));
    const isNews = JSON.stringify(kept.details) !== JSON.stringify(details);
    if (kept.token !== token || isNews) dispatch(resumed(kept));
    if (kept.token === token && isNews) dispatch(api.util.invalidateTags(['client', 'client_product', 'payment']));
  });
}
