import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { OFFLINE, UnknownErrorPage } from '../states/states.tsx';
import { useOnline } from '../states/use-online.ts';

/**
 * Contains the error of a page that breaks, or whose code failed to load: without a network, or because a newer build
 * replaced it. Navigating resets it.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKeys={[pathname]} fallback={<BrokenPage />} onError={reloadIfRepeated}>
      {children}
    </ErrorBoundary>
  );
}

function BrokenPage() {
  const isOnline = useOnline();
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return <UnknownErrorPage status={isOnline ? 'desconhecido' : OFFLINE} onRetry={reload} />;
}

const reload = () => location.reload();

const caught = new WeakSet<object>();

/** Code that failed to load fails with the same error until the page is reloaded: browsers do not request it again. */
function reloadIfRepeated(error: unknown): void {
  if (!(error instanceof Error)) return;
  if (caught.has(error) && navigator.onLine) reload();
  caught.add(error);
}
