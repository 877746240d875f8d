import type { StoredSession } from './session-slice.ts';

export const SESSION_KEY = 'mirante.session';

/** The stored session; undefined if absent or unreadable. */
export function readStoredSession(storage: Storage): StoredSession | undefined {
  try {
    const stored = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null') as StoredSession | null;
    return stored && typeof stored.token === 'string' && stored.details?.user ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores or removes the session. A full or disabled storage only costs another login. */
export function storeSession(storage: Storage, session: StoredSession | null): void {
  try {
    if (session) storage.setItem(SESSION_KEY, JSON.stringify(session));
    else storage.removeItem(SESSION_KEY);
  } catch {
    return;
  }
}

/** Marks a tab that is a user's view of a client's area, or was one: a reload does not make it a client's. */
const VIEW_KEY = 'mirante.view';

export const isViewTab = (): boolean => sessionStorage.getItem(VIEW_KEY) !== null;
export const markViewTab = (): void => sessionStorage.setItem(VIEW_KEY, '');

/** Makes this tab an ordinary one of the client area. */
export const leaveViewTab = (): void => sessionStorage.removeItem(VIEW_KEY);
