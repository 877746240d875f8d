import type { Notify } from '@mirante/api-client/feedback.ts';
import { problemOf } from '@mirante/contract/problem.ts';
import type { session } from '@mirante/contract/access/session.ts';
import { FORBIDDEN } from '@mirante/domain/access/forbidden.ts';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { refreshSession, type SessionDispatch } from './refresh.ts';
import { sessionEnded, sessionOf } from './session-slice.ts';

export const EXPIRED_NOTICE = 'Sua sessão parece ter expirado. Redirecionando para login.';
const LEAVE_AFTER_MS = 2000;

/**
 * Shows a 401 once and ends the session; shows a 403 and refetches the permissions, as a role may have been removed.
 */
export const notifyRefusals = (notify: Notify): Middleware => {
  let ending: string | null = null;
  return (store) => (next) => (action) => {
    const result = next(action);
    if (!isRejectedWithValue(action) || hasOwnToken(action)) return result;
    const { status, code } = problemOf(action.payload);
    const { token, isView } = sessionOf(store.getState());
    // A declined step-up was the user's own choice, and is not shown.
    if (status === 403 && code !== 'step_up_required' && code !== 'view_only') {
      if (code !== 'must_set_up_second_factor') notify(FORBIDDEN, 'error');
      if (!isDetailsCall(action)) void (store.dispatch as SessionDispatch)(refreshSession());
    }
    if (status !== 401 || token === null || token === ending || !wasSentWith(token, action)) return result;
    ending = token;
    // Its page says that it ended.
    if (isView) {
      store.dispatch(sessionEnded());
      return result;
    }
    notify(EXPIRED_NOTICE, 'error');
    setTimeout(() => {
      if (sessionOf(store.getState()).token === token) store.dispatch(sessionEnded());
    }, LEAVE_AFTER_MS);
    return result;
  };
};

const reads: readonly (string | undefined)[] = [
  'getUserDetails',
  'getClientDetails',
] satisfies (keyof typeof session)[];
const isDetailsCall = (action: unknown): boolean =>
  reads.includes((action as { meta?: { arg?: { endpointName?: string } } }).meta?.arg?.endpointName);

/** Not before the session began, nor with the one that it replaced. */
const wasSentWith = (token: string, action: unknown): boolean => {
  const { request } = (action as { meta?: { baseQueryMeta?: { request?: Request } } }).meta?.baseQueryMeta ?? {};
  return !request || request.headers.get('authorization') === `Bearer ${token}`;
};

/** A call with its own token says nothing about the session. */
const hasOwnToken = (action: unknown): boolean => {
  const { originalArgs } = (action as { meta?: { arg?: { originalArgs?: unknown } } }).meta?.arg ?? {};
  return originalArgs instanceof Object && 'token' in originalArgs;
};
