import { useEffect, useRef, type ReactNode } from 'react';
import { HashRouter, useLocation } from 'react-router';

/**
 * The router of an app whose first page is drawn before its code. It listens once it is hydrated: a link that was followed a moment
 * before, by the browser itself, has changed the address and nothing else, and is read then.
 */
export const AppRouter = ({ children }: { children?: ReactNode }) => (
  <HashRouter>
    <ReadAddress />
    {children}
  </HashRouter>
);

/** Stands first, so that what its siblings do to the address is not taken for a link. */
function ReadAddress() {
  const { pathname, search, hash } = useLocation();
  const drawn = useRef(`#${pathname}${search}${hash}`);
  useEffect(() => {
    if ((location.hash || '#/') !== drawn.current)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, []);
  return null;
}
