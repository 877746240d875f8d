import type { SessionDetails } from '@mirante/domain/access/session.ts';
import { useSelector } from 'react-redux';
import { sessionOf, type SessionState, type WithSession } from './session-slice.ts';

export const useSessionState = (): SessionState => useSelector<WithSession, SessionState>(sessionOf);

/** Who is logged in, or null. */
export const useSession = (): SessionDetails | null => useSelector((state: WithSession) => sessionOf(state).details);

/** Who is logged in, on screens that only show to those who are. */
export function useViewerDetails(): SessionDetails {
  const details = useSession();
  if (!details) throw new Error('This screen must stand inside RequireSession.');
  return details;
}
