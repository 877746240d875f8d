import { Component, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { OFFLINE, UnknownErrorPage } from '../states/states.tsx';
import { useOnline } from '../states/use-online.ts';

/**
 * Contains the error of a page that breaks, or whose code failed to load: without a network, or because a newer build
 * replaced it. Navigating resets it.
 */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary at={useLocation().pathname}>{children}</Boundary>
);

/** Code that failed to load fails with the same error until the page is reloaded: browsers do not request it again. */
const caught = new WeakSet<Error>();

interface BoundaryProps {
  at: string;
  children: ReactNode;
}
interface BoundaryState {
  at: string;
  isBroken: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { at: this.props.at, isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  static getDerivedStateFromProps = ({ at }: BoundaryProps, state: BoundaryState) =>
    at === state.at ? null : { at, isBroken: false };

  override componentDidCatch(error: unknown) {
    if (!(error instanceof Error)) return;
    if (caught.has(error) && navigator.onLine) reload();
    caught.add(error);
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  // By the state, not by the event, which may come before the effect.
  const isBack = isOnline && wasOffline;
  useEffect(() => {
    if (!isBack) return;
    sessionStorage.setItem(BACK, '');
    reload();
  }, [isBack]);
  useEffect(() => {
    if (sessionStorage.getItem(BACK) === null) return undefined;
    sessionStorage.removeItem(BACK);
    const timer = setTimeout(reload, 1000);
    return () => clearTimeout(timer);
  }, []);
  return <UnknownErrorPage status={isOnline ? 'desconhecido' : OFFLINE} onRetry={reload} />;
}

const reload = () => location.reload();

/** Marks a reload because the network is back: its first requests may fail all the same, so there is one more. */
const BACK = 'network-back';
