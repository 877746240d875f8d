import type { KeptSession, SessionState } from './session-slice.ts';

export const KEPT_KEY = 'mirante.session';

/** The session that a storage holds, or none: what cannot be read is as good as absent. */
export function keptIn(storage: Storage): KeptSession | undefined {
  try {
    const kept = JSON.parse(storage.getItem(KEPT_KEY) ?? 'null') as KeptSession | null;
    return kept && typeof kept.token === 'string' && kept.details?.user ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the session, or removes what was kept of it. A storage that is full or shut costs the next visit a login, nothing else. */
export function keep(storage: Storage, { arrival: _, ...session }: SessionState): void {
  try {
    if (session.token === null) storage.removeItem(KEPT_KEY);
    else storage.setItem(KEPT_KEY, JSON.stringify(session));
  } catch {
    return;
  }
}
