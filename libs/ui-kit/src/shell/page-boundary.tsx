import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { UnknownErrorPage } from '../states/states.tsx';

/** Contains the error of a page that breaks, or whose files a newer build has replaced. Navigating resets it. */
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
