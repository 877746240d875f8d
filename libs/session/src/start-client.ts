import { api } from '@mirante/api-client/base-api.ts';
import type { Notify } from '@mirante/api-client/feedback.ts';
import { isViewToken } from '@mirante/domain/access/session.ts';
import { takeAppToken } from './app-token.ts';
import { receiveHandOver } from './hand-over.ts';
import { refetchUnlocked } from './refetch-unlocked.ts';
import { sessionEnded, sessionOf, sessionResumed } from './session-slice.ts';
import { startSession, type SessionStore } from './start.ts';
import { isViewTab, leaveViewTab, markViewTab, readStoredSession, SESSION_KEY } from './stored-session.ts';

/** Starts the client area's session: stored, or handed over in the URL; or a user's view of it. */
export function startClientSession(notify: Notify): SessionStore {
  const token = takeAppToken();
  const isView = beginsView(token);
  const store = startSession({
    role: 'client',
    storage: isView ? sessionStorage : localStorage,
    notify,
    isView,
    middleware: [refetchUnlocked],
    ...(token !== undefined && { begin: receiveHandOver(token, notify) }),
  });
  if (!isView) followOtherTabs(store);
  return store;
}

/**
 * Whether a tab begins, or goes on, as a view: kept in its `sessionStorage`, so that neither the view nor a client who
 * is logged in in this browser knows of the other.
 */
function beginsView(token: string | undefined): boolean {
  if (token === undefined) return isViewTab();
  const isView = isViewToken(token);
  if (isView) markViewTab();
  else {
    leaveViewTab();
    sessionStorage.removeItem(SESSION_KEY);
  }
  return isView;
}

/** A login or logout in one tab applies to all, and so do refetched details. */
function followOtherTabs({ dispatch, getState }: SessionStore): void {
  globalThis.addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea !== localStorage || (key !== SESSION_KEY && key !== null)) return;
    const stored = readStoredSession(localStorage);
    const { token, details } = sessionOf(getState());
    if (!stored) return void (token !== null && dispatch(sessionEnded()));
    const isNews = JSON.stringify(stored.details) !== JSON.stringify(details);
    if (stored.token !== token || isNews) dispatch(sessionResumed(stored));
    if (stored.token === token && isNews) dispatch(api.util.invalidateTags(['client', 'client_product', 'payment']));
  });
}
