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
  /**
   * The session's storage: `localStorage` for clients; `sessionStorage` for staff, shared by open tabs and gone with
   * the last.
   */
  storage: Storage;
  notify: Notify;
}

/** Creates an app's store and starts its session: stored, or handed over in the URL. */
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

/** A login or logout in one tab applies to all with the same storage, and so do refetched details. */
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
