import { api } from '@mirante/api-client/base-api.ts';
import type { Notify } from '@mirante/api-client/feedback.ts';
import { makeStore } from '@mirante/api-client/store.ts';
import { takeAppToken } from './app-token.ts';
import { receiveHandOver } from './hand-over.ts';
import { SESSION_KEY, readStoredSession } from './stored-session.ts';
import { persistSession } from './persist-session.ts';
import { refreshSession } from './refresh.ts';
import { notifyRefusals } from './refusals.ts';
import { watchPaymentSettled } from './payment-settled.ts';
import { shareSession } from './share-session.ts';
import { sessionEnded, sessionResumed, sessionOf, sessionReducer } from './session-slice.ts';

const REFRESH_EVERY_MS = 900_000;

interface Start {
  role: 'client' | 'user';
  /** Where the session is kept: a client's in `localStorage`, for all tabs; staff's in `sessionStorage`, which the tabs that are open share and which ends with them. */
  storage: Storage;
  notify: Notify;
}

/** Makes an app's store and brings its session to life: one that was kept, or one handed over by the address. */
export function startSession({ role, storage, notify }: Start) {
  const handOverToken = role === 'client' ? takeAppToken() : undefined;
  const store = makeStore({
    notify,
    reducers: { session: sessionReducer },
    middleware: [persistSession(storage), notifyRefusals(notify), watchPaymentSettled(notify)],
  });
  const stored = readStoredSession(storage);
  if (stored?.details.role === role) store.dispatch(sessionResumed(stored));
  if (handOverToken) void store.dispatch(receiveHandOver(handOverToken, notify));
  else void store.dispatch(refreshSession());
  setInterval(() => void store.dispatch(refreshSession()), REFRESH_EVERY_MS);
  if (storage === sessionStorage) shareSession(store);
  else followOtherTabs(store, storage);
  return store;
}
type SessionStore = ReturnType<typeof startSession>;

/** Logging in or out in one tab does so in all that share the storage, and what one tab learns of who is logged in, the others read anew. */
function followOtherTabs({ dispatch, getState }: SessionStore, storage: Storage): void {
  globalThis.addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea !== storage || (key !== SESSION_KEY && key !== null)) return;
    const stored = readStoredSession(storage);
    const { token, details } = sessionOf(getState());
    if (!stored) return void (token !== null && dispatch(sessionEnded()));
    const isNews = JSON.stringify(stored.details) !== JSON.stringify(details);
    if (stored.token !== token || isNews) dispatch(sessionResumed(stored));
    if (stored.token === token && isNews) dispatch(api.util.invalidateTags(['client', 'client_product', 'payment']));
  });
}
