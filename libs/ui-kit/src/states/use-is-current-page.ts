import { useCallback } from 'react';
import { useHref, useLocation } from 'react-router';
import { useIsMounted } from './use-is-mounted.ts';

/**
 * Whether its page is still the one that the user wants, for what would navigate later: a page that has been left stays
 * mounted while the next one loads.
 */
export function useIsCurrentPage(): () => boolean {
  const isMounted = useIsMounted();
  const { pathname } = useLocation();
  // In tests, routers also keep addresses in memory, where the window does not know them.
  const isInHash = useHref('/').startsWith('#');
  return useCallback(() => isMounted() && (!isInHash || pathInHash() === pathname), [isMounted, isInHash, pathname]);
}

/** As the router reads it: `#conta` is `/conta` as well. */
const pathInHash = (): string => `/${location.hash.replace(/^#\/?/, '').split(/[?#]/)[0]}`;
