import type { Problem } from '@mirante/contract/problem.ts';
import { sessionApi } from '@mirante/api-client/access/session.ts';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { SessionDispatch, Thunk } from './refresh.ts';
import { loggedOut, sessionStarted, sessionOf } from './session-slice.ts';

export type Role = 'client' | 'user';
export interface Credentials {
  /** An e-mail or a CPF. */
  email: string;
  password: string;
}
/**
 * `code`: the password is right, and a second-factor code is needed. `elsewhere`: it is right, but the account belongs
 * to another frontend.
 */
export type LoginOutcome =
  | { kind: 'in' }
  | { kind: 'code'; challenge: string }
  | { kind: 'elsewhere'; role: Role }
  | { kind: 'refused'; problem: Problem };

const LEAVE_DELAY_MS = 100;
const { logIn: logInEndpoint, logOut: logOutEndpoint } = sessionApi.endpoints;

/** Opens a session of the app's role. With the right password of the other role, the session is revoked at once. */
export const logIn =
  (role: Role, credentials: Credentials): Thunk<LoginOutcome> =>
  async (dispatch) => {
    const { data, error } = await dispatch(logInEndpoint.initiate({ body: { ...credentials, role } }));
    if (!data) return { kind: 'refused', problem: error as Problem };
    if (data.role === undefined)
      return role === 'user'
        ? { kind: 'code', challenge: data.second_factor.challenge }
        : { kind: 'elsewhere', role: 'user' };
    if (data.role === role) {
      dispatch(sessionStarted(data));
      return { kind: 'in' };
    }
    await dispatch(logOutEndpoint.initiate({ token: data.token }));
    return { kind: 'elsewhere', role: data.role };
  };

/** Ends the session on the server, without waiting for its answer, and then here. */
export const logOut = (): Thunk => async (dispatch, getState) => {
  const { token } = sessionOf(getState());
  if (token === null) return;
  void dispatch(logOutEndpoint.initiate({ token }));
  await new Promise((resolve) => setTimeout(resolve, LEAVE_DELAY_MS));
  dispatch(loggedOut());
};

export const useSessionDispatch = () => useDispatch<SessionDispatch>();

export function useLogIn(role: Role): (credentials: Credentials) => Promise<LoginOutcome> {
  const dispatch = useSessionDispatch();
  return useCallback((credentials) => dispatch(logIn(role, credentials)), [dispatch, role]);
}

export function useLogOut(): () => void {
  const dispatch = useSessionDispatch();
  return useCallback(() => void dispatch(logOut()), [dispatch]);
}
