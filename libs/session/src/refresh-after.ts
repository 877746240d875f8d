import type { SessionDetails } from '@mirante/domain/access/session.ts';
import { refreshSession, type Thunk } from './refresh.ts';
import { sessionOf, sessionRefreshed } from './session-slice.ts';

/**
 * Refetches the session's details after what the user did, whose result is known here too: where they cannot be had, a
 * page that asks for it must not go on asking.
 */
export const refreshSessionAfter =
  (done: Partial<SessionDetails>): Thunk =>
  async (dispatch, getState) => {
    const error = await dispatch(refreshSession());
    const { details } = sessionOf(getState());
    if (error !== undefined && details) dispatch(sessionRefreshed({ ...details, ...done }));
  };
