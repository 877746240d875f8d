import type { Notify } from '@mirante/api-client/feedback.ts';
import { statusOf } from '@mirante/contract/problem.ts';
import type { Middleware } from '@reduxjs/toolkit';
import { makeStore } from '@mirante/api-client/store.ts';
import { readStoredSession } from './stored-session.ts';
import { persistSession } from './persist-session.ts';
import { refreshSession, type Thunk } from './refresh.ts';
import { notifyRefusals } from './refusals.ts';
import { watchPaymentSettled } from './payment-settled.ts';
import { sessionResumed, sessionReducer, viewBegun } from './session-slice.ts';

const REFRESH_EVERY_MS = 900_000;

interface Start {
  role: 'client' | 'user';
  /** The session's storage: `localStorage` for clients; `sessionStorage` for staff, and for their views. */
  storage: Storage;
  notify: Notify;
  isView?: boolean;
  /** Of the app alone. */
  middleware?: readonly Middleware[];
  /** By default, rereads the stored session from the server. */
  begin?: Thunk;
}

/** An outage also fails what the page shows, which says so. */
const resume =
  (notify: Notify): Thunk =>
  async (dispatch) => {
    const error = await dispatch(refreshSession());
    if (statusOf(error) === 500) notify('Não foi possível carregar dados do usuário.', 'error');
  };

/** Creates an app's store and resumes its stored session. */
export function startSession({ role, storage, notify, isView, middleware = [], begin = resume(notify) }: Start) {
  const store = makeStore({
    notify,
    reducers: { session: sessionReducer },
    middleware: [persistSession(storage), notifyRefusals(notify), watchPaymentSettled(notify), ...middleware],
  });
  if (isView) store.dispatch(viewBegun());
  const stored = readStoredSession(storage);
  if (stored?.details.role === role) store.dispatch(sessionResumed(stored));
  void store.dispatch(begin);
  if (role === 'client') setInterval(() => void store.dispatch(refreshSession()), REFRESH_EVERY_MS);
  return store;
}
export type SessionStore = ReturnType<typeof startSession>;
