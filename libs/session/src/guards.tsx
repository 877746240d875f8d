import type { ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router';
import type { Role } from './log-in.ts';
import { useSessionState } from './use-session.ts';

interface Guarded {
  role: Role;
  children: ReactNode;
}

/** The history state of the login page: the URL in this app that required it. */
interface BeforeLogin {
  from?: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

/** Screens for logged-in users of the app's role; others are redirected to the login, and back afterwards. */
export function RequireSession({ role, children }: Guarded) {
  const { handOver, details, loggedOut } = useSessionState('handOver', 'details', 'loggedOut');
  const from = useLocation();
  if (handOver === 'checking') return null;
  if (details?.role === role) return <>{children}</>;
  return <Navigate to="/login" replace state={(loggedOut ? {} : { from }) satisfies BeforeLogin} />;
}

/** The login page: logged-in users are redirected. */
export function RequireNoSession({ role, children }: Guarded) {
  const { handOver, details } = useSessionState('handOver', 'details');
  const { from } = (useLocation().state ?? {}) as BeforeLogin;
  if (handOver === 'checking') return null;
  return details?.role === role ? <Navigate to={from ?? '/'} replace /> : <>{children}</>;
}
