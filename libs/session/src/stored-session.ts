import type { StoredSession, SessionState } from './session-slice.ts';

export const SESSION_KEY = 'mirante.session';

/** The session that a storage holds, or none: what cannot be read is as good as absent. */
export function readStoredSession(storage: Storage): StoredSession | undefined {
  try {
    const stored = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null') as StoredSession | null;
    return stored && typeof stored.token === 'string' && stored.details?.user ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the session, or removes what was kept of it. A storage that is full or shut costs the next visit a login, nothing else. */
export function storeSession(
  storage: Storage,
  { handOver: _handOver, loggedOut: _loggedOut, ...session }: SessionState,
): void {
  try {
    if (session.token === null) storage.removeItem(SESSION_KEY);
    else storage.setItem(SESSION_KEY, JSON.stringify(session));
  } catch {
    return;
  }
}
