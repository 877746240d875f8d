import { brand } from '@mirante/domain/house/brand.ts';
import { useLayoutEffect, useSyncExternalStore } from 'react';

let shown: string | undefined;
const listeners = new Set<() => void>();

function show(name: string | undefined): void {
  shown = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the page in the browser's tab, and for `useShownPageName`. */
export function useNamePage(name: string): void {
  useLayoutEffect(() => {
    document.title = `${name} · ${brand.name}`;
    show(name);
    return () => show(undefined);
  }, [name]);
}

/** The name of the page that is shown; undefined until it is known. */
export const useShownPageName = (): string | undefined => useSyncExternalStore(subscribe, () => shown);
