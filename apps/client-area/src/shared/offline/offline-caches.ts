import { sessionOf } from '@mirante/session/session-slice.ts';

const PREFIX = 'reports-';
export const offlineCacheName = (clientId: number): string => `${PREFIX}${clientId}`;

/** Caches exist only in secure contexts. */
export const canStoreOffline = (): boolean => 'caches' in globalThis;

interface Store {
  getState: () => unknown;
  subscribe: (listener: () => void) => unknown;
}

/** Removes other clients' offline data: at the start, at each logout, and when another client logs in. */
export function removeOthersOnLogin({ getState, subscribe }: Store): void {
  if (!canStoreOffline()) return;
  const ownerOf = () => sessionOf(getState()).details?.user.id;
  let owner = ownerOf();
  void removeOthers(owner);
  subscribe(() => {
    if (ownerOf() === owner) return;
    owner = ownerOf();
    void removeOthers(owner);
  });
}

async function removeOthers(clientId: number | undefined): Promise<void> {
  const own = clientId === undefined ? undefined : offlineCacheName(clientId);
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}
