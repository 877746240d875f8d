/** Where the chosen scheme is kept; `system` or nothing follows the machine. */
export const SCHEME_KEY = 'mirante-scheme';

/** Puts the chosen scheme on the page before anything is drawn, so that a dark page never flashes white. */
export function applyScheme(): void {
  const root = document.documentElement;
  const scheme = chosen() ?? systemScheme();
  root.setAttribute('data-scheme', scheme);
}

export type Mode = 'system' | 'light' | 'dark';

/** What the machine has chosen. */
export const systemScheme = (): 'light' | 'dark' =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

function chosen(): 'light' | 'dark' | undefined {
  try {
    const kept = localStorage.getItem(SCHEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : undefined;
  } catch {
    return undefined; // Storage may be forbidden.
  }
}
