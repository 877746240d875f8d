import { isSaveDataOn } from './save-data.ts';

const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Fetches the code of a page once somebody points at, touches or focuses a link to it: a tenth of a second before a tap, or more, it is asked
 * for. Not where the person saves data. `preload` is given an address of the app and never fails.
 */
export function preloadOnIntent(preload: (address: string) => Promise<void>): void {
  const asked = new Set<string>();
  const attend = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const address = link && addressIn(link);
    if (!address || asked.has(address) || isSaveDataOn()) return;
    asked.add(address);
    void preload(address);
  };
  for (const sign of SIGNS) addEventListener(sign, attend, { passive: true });
}

/** What a link of this app leads to; nothing of any other one. */
const addressIn = ({ origin, pathname, hash }: HTMLAnchorElement): string | undefined =>
  origin === location.origin && pathname === location.pathname && hash.startsWith('#/') ? hash.slice(1) : undefined;
