import { readStored } from '../boot/browser-storage.ts';

/** The storage key of the chosen scheme; `system` or none follows the system. */
export const SCHEME_KEY = 'mirante-scheme';

/** Applies the chosen scheme before the first paint, so that a dark page does not flash white. */
export function applyScheme(): void {
  const root = document.documentElement;
  const scheme = chosen() ?? systemScheme();
  root.setAttribute('data-scheme', scheme);
}

export type Mode = 'system' | 'light' | 'dark';

/** The system's colour scheme. */
export const systemScheme = (): 'light' | 'dark' =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

function chosen(): 'light' | 'dark' | undefined {
  const kept = readStored(SCHEME_KEY);
  return kept === 'light' || kept === 'dark' ? kept : undefined;
}

/** Pages are printed in the light scheme, as paper is white. */
export function printInLight(): void {
  const root = document.documentElement;
  let shown: string | undefined;
  addEventListener('beforeprint', () => {
    shown = root.dataset['scheme'];
    root.dataset['scheme'] = 'light';
  });
  addEventListener('afterprint', () => {
    if (shown === undefined) delete root.dataset['scheme'];
    else root.dataset['scheme'] = shown;
  });
}
