import type { ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router';
import type { Role } from './log-in.ts';
import { useSessionState } from './use-session.ts';

interface Guarded {
  role: Role;
  children: ReactNode;
}

/** What the login's entry of the browser's history holds: the address, of this app, that led to it. */
interface BeforeLogin {
  from?: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

/** Screens of those who are logged in with the app's role; anyone else goes to the login, and from there back to the screen. */
export function RequireSession({ role, children }: Guarded) {
  const { handOver, details, loggedOut } = useSessionState();
  const from = useLocation();
  if (handOver === 'checking') return null;
  if (details?.role === role) return <>{children}</>;
  return <Navigate to="/login" replace state={(loggedOut ? {} : { from }) satisfies BeforeLogin} />;
}

/** The login itself: who is logged in already has no use for it. */
export function RequireNoSession({ role, children }: Guarded) {
  const { handOver, details } = useSessionState();
  const { from } = (useLocation().state ?? {}) as BeforeLogin;
  if (handOver === 'checking') return null;
  return details?.role === role ? <Navigate to={from ?? '/'} replace /> : <>{children}</>;
}
