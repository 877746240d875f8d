import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { Role } from './log-in.ts';
import { useSessionState } from './use-session.ts';

interface Guarded {
  role: Role;
  children: ReactNode;
}

/** Screens of those who are logged in with the app's role; anyone else goes to the login. */
export function RequireSession({ role, children }: Guarded) {
  const { handOver, details } = useSessionState();
  if (handOver === 'checking') return null;
  return details?.role === role ? <>{children}</> : <Navigate to="/login" replace />;
}

/** The login itself: who is logged in already has no use for it. */
export function RequireNoSession({ role, children }: Guarded) {
  const { handOver, details } = useSessionState();
  if (handOver === 'checking') return null;
  return details?.role === role ? <Navigate to="/" replace /> : <>{children}</>;
}
