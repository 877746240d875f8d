import type { Problem } from '@mirante/contract/problem.ts';
import { sessionApi } from '@mirante/api-client/access/session.ts';
import { MINUTE_MS } from '@mirante/domain/durations.ts';
import type { LoginOutcome, Role } from './log-in.ts';
import type { Thunk } from './refresh.ts';
import { sessionStarted } from './session-slice.ts';
import { signByAutofill, signByPasskey, type Signed } from './webauthn.ts';

const { challengeLogIn, logInByPasskey: endpoint } = sessionApi.endpoints;
const refused = (problem: unknown): LoginOutcome => ({ kind: 'refused', problem: problem as Problem });

/** Logs in with the app's role by a passkey of the device. */
export const logInByPasskey =
  (role: Role): Thunk<LoginOutcome> =>
  async (dispatch) => {
    const asked = await dispatch(challengeLogIn.initiate({ body: { role } }));
    if (!asked.data) return refused(asked.error);
    const signed = await signByPasskey(asked.data);
    if (!signed.data) return refused(signed.error);
    return dispatch(enter(role, signed.data));
  };

/** A challenge expires after five minutes, and the login page may stay open longer. */
const RENEW_MS = 4 * MINUTE_MS;

/**
 * Waits for a passkey chosen in the browser's autofill, and logs in with it. Undefined if none was chosen until
 * `signal`, or autofill is not supported.
 */
export const logInByAutofill =
  (role: Role, signal: AbortSignal): Thunk<LoginOutcome | undefined> =>
  async (dispatch) => {
    for (;;) {
      await isSeen(signal);
      if (signal.aborted) return undefined;
      const asked = await dispatch(challengeLogIn.initiate({ body: { role } }));
      if (!asked.data) return undefined;
      const round = roundOf(signal);
      const signed = await signByAutofill(asked.data, round.signal);
      round.end();
      if (signed) return dispatch(enter(role, signed));
      if (!round.signal.aborted) return undefined;
    }
  };

/** Ends with `signal`, or when its challenge must be renewed. */
function roundOf(signal: AbortSignal): { signal: AbortSignal; end: () => void } {
  const round = new AbortController();
  const abort = () => round.abort();
  const timer = setTimeout(abort, RENEW_MS);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  };
  return { signal: round.signal, end };
}

/** Resolves when the tab is visible, or on abort. */
const isSeen = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'visible' || signal.aborted) return resolve();
    const done = () => {
      document.removeEventListener('visibilitychange', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    document.addEventListener('visibilitychange', done);
    signal.addEventListener('abort', done);
  });

const enter =
  (role: Role, signed: Signed): Thunk<LoginOutcome> =>
  async (dispatch) => {
    const { data, error } = await dispatch(endpoint.initiate({ body: { role, ...signed } }));
    if (!data) return refused(error);
    dispatch(sessionStarted(data));
    return { kind: 'in' };
  };
