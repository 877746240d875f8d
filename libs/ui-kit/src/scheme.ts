/** Where the chosen scheme is kept; `system` or nothing follows the machine. */
export const SCHEME_KEY = 'mirante-scheme';

/** Puts the chosen scheme on the page before anything is drawn, so that a dark page never flashes white. */
export function applyScheme(): void {
  const root = document.documentElement;
  const scheme = chosen() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  root.setAttribute('data-scheme', scheme);
}

function chosen(): 'light' | 'dark' | undefined {
  try {
    const kept = localStorage.getItem(SCHEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : undefined;
  } catch {
    return undefined; // Storage may be forbidden.
  }
}
