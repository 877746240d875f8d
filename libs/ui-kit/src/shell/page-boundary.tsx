import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { UnknownErrorPage } from '../states/states.tsx';

/** A page that breaks, or whose files a newer build has replaced, leaves the rest standing. Another address is another try. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallback={<UnknownErrorPage status="desconhecido" onRetry={() => location.reload()} />}
    >
      {children}
    </ErrorBoundary>
  );
}
