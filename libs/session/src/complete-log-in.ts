import type { Problem } from '@mirante/contract/problem.ts';
import { sessionApi } from '@mirante/api-client/access/session.ts';
import { useCallback } from 'react';
import { useSessionDispatch } from './log-in.ts';
import type { Thunk } from './refresh.ts';
import { sessionStarted } from './session-slice.ts';

const { completeLogIn: endpoint } = sessionApi.endpoints;

/** Completes a login with a second-factor code; returns the error, if any. */
export const completeLogIn =
  (challenge: string, code: string): Thunk<Problem | undefined> =>
  async (dispatch) => {
    const { data, error } = await dispatch(endpoint.initiate({ body: { challenge, code } }));
    if (data) dispatch(sessionStarted(data));
    return data ? undefined : (error as Problem);
  };

export function useCompleteLogIn(challenge: string): (code: string) => Promise<Problem | undefined> {
  const dispatch = useSessionDispatch();
  return useCallback((code) => dispatch(completeLogIn(challenge, code)), [dispatch, challenge]);
}
