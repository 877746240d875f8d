import { use, useEffect, useMemo, useRef, type ContextType } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import { listenToHistory, noteHistoryEntry } from './history-listener.ts';

export interface Gate {
  isOpen: () => boolean;
  /** Calls `go` when navigation is allowed, if ever. */
  ask: (go: () => void) => unknown;
}
type Navigation = ContextType<typeof NavigationContext>;

/**
 * The router's navigation, with a gate before every other page: links, `useNavigate`, Back and Forward, a typed
 * address. Another query of the same page passes. The router's own blocker needs its data router: 18 kB more on every
 * page.
 */
export function useGuardedNavigation(gate: Gate): Navigation {
  const navigation = use(NavigationContext);
  const location = useLocation();
  const here = useRef(location.pathname);
  useEffect(() => {
    here.current = location.pathname;
  }, [location]);
  useEffect(() => guardHistory(() => here.current, gate), [gate]);
  return useMemo(() => {
    const { navigator } = navigation;
    const guarded =
      (way: 'push' | 'replace'): typeof navigator.push =>
      (to, ...more) => {
        const go = () => {
          navigator[way](to, ...more);
          noteHistoryEntry();
        };
        const pathname = typeof to === 'string' ? pathOf(to) : (to.pathname ?? here.current);
        if (pathname === here.current || gate.isOpen()) go();
        else gate.ask(go);
      };
    const ways = { push: guarded('push'), replace: guarded('replace') };
    // oxlint-disable-next-line react/refs -- read when a way is taken, not while this is drawn
    return { ...navigation, navigator: Object.assign(Object.create(navigator) as typeof navigator, ways) };
  }, [navigation, gate]);
}

const pathOf = (address: string) => address.split(/[?#]/)[0] || '/';

/** `popstate` fires after the move: it is reverted before the router sees it, and repeated if allowed. */
function guardHistory(here: () => string, gate: Gate): () => void {
  let own: 'back' | 'again' | undefined;
  return listenToHistory((event, by) => {
    const move = own;
    own = undefined;
    if (move === 'back') return event.stopImmediatePropagation();
    if (move === 'again' || gate.isOpen() || pathOf(location.hash.slice(1)) === here()) return;
    event.stopImmediatePropagation();
    own = 'back';
    history.go(-by);
    gate.ask(() => {
      own = 'again';
      history.go(by);
    });
  });
}
