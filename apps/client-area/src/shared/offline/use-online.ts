import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, listener);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, listener);
  };
}

/** Whether the browser has a network; where it says so, there may be none beyond it. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
