import type { SessionDetails } from '@mirante/domain/access/session.ts';
import { shallowEqual, useSelector } from 'react-redux';
import { sessionOf, type SessionState, type WithSession } from './session-slice.ts';

/** Parts of the session; a change of the others renders nothing. */
export const useSessionState = <P extends keyof SessionState>(...parts: P[]): Pick<SessionState, P> =>
  useSelector((state: WithSession) => {
    const session = sessionOf(state);
    return Object.fromEntries(parts.map((part) => [part, session[part]])) as Pick<SessionState, P>;
  }, shallowEqual);

/** The logged-in user, on screens that require one. */
export function useViewerDetails(): SessionDetails {
  const { details } = useSessionState('details');
  if (!details) throw new Error('This screen must stand inside RequireSession.');
  return details;
}
