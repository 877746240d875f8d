import type { Problem } from '@mirante/contract/problem.ts';
import { sessionApi } from '@mirante/api-client/access/session.ts';
import type { LoginOutcome, Role } from './log-in.ts';
import type { Thunk } from './refresh.ts';
import { sessionStarted } from './session-slice.ts';
import { signByPasskey } from './webauthn.ts';

const { challengeLogIn, logInByPasskey: endpoint } = sessionApi.endpoints;
const refused = (problem: unknown): LoginOutcome => ({ kind: 'refused', problem: problem as Problem });

/** Begins a session of the app's own role by a passkey that the device offers. */
export const logInByPasskey =
  (role: Role): Thunk<LoginOutcome> =>
  async (dispatch) => {
    const asked = await dispatch(challengeLogIn.initiate({ body: { role } }));
    if (!asked.data) return refused(asked.error);
    const signed = await signByPasskey(asked.data);
    if (!signed.data) return refused(signed.error);
    const { data, error } = await dispatch(endpoint.initiate({ body: { role, ...signed.data } }));
    if (!data) return refused(error);
    dispatch(sessionStarted(data));
    return { kind: 'in' };
  };
