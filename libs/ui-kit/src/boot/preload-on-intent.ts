import { isSaveDataOn } from './save-data.ts';

const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Loads a page's code when a link to it is pointed at, touched or focused: a tenth of a second or more before a tap.
 * Not with data saver on. `preload` gets the app's path and never fails.
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

/** The path of a link within this app; undefined for others. */
const addressIn = ({ origin, pathname, hash }: HTMLAnchorElement): string | undefined =>
  origin === location.origin && pathname === location.pathname && hash.startsWith('#/') ? hash.slice(1) : undefined;
