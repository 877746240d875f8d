import { useEffect, useRef, type ReactNode } from 'react';
import { HashRouter, useLocation } from 'react-router';

/**
 * The router of an app with a prerendered first page. It listens from hydration on, and then reads a URL that a
 * followed link changed before.
 */
export const AppRouter = ({ children }: { children?: ReactNode }) => (
  <HashRouter>
    <ReadAddress />
    {children}
  </HashRouter>
);

/** Mounted first, so that its siblings' URL changes are not taken for a link. */
function ReadAddress() {
  const { pathname, search, hash } = useLocation();
  const drawn = useRef(`#${pathname}${search}${hash}`);
  useEffect(() => {
    if ((location.hash || '#/') !== drawn.current)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, []);
  return null;
}
