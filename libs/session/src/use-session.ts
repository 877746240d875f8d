import type { SessionDetails } from '@mirante/domain/access/session.ts';
import { useSelector } from 'react-redux';
import { sessionOf, type SessionState, type WithSession } from './session-slice.ts';

export const useSessionState = (): SessionState => useSelector<WithSession, SessionState>(sessionOf);

/** The logged-in user, on screens that require one. */
export function useViewerDetails(): SessionDetails {
  const { details } = useSessionState();
  if (!details) throw new Error('This screen must stand inside RequireSession.');
  return details;
}
