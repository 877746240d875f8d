import type { Notify } from '@mirante/api-client/feedback.ts';
import { STAFF_IDLE_MINUTES } from '@mirante/domain/access/session.ts';
import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { isPending, type Middleware } from '@reduxjs/toolkit';
import { refreshSession, type SessionDispatch } from './refresh.ts';
import { sessionOf, type WithSession } from './session-slice.ts';

const USES = ['keydown', 'pointerdown', 'wheel'] as const;
const WARNED_MINUTES = 2;
/** A minute earlier: the API notes the time of a session's calls once a minute. */
const WARN_AFTER_MS = (STAFF_IDLE_MINUTES - WARNED_MINUTES - 1) * MINUTE_MS;

/**
 * Refreshes the session while the page is used, if it made no call for a minute, and warns before the session ends
 * (WCAG 2.2.1). A long text is written without any call; an unattended window must not make one.
 */
export const refreshOnUse =
  (notify: Notify): Middleware =>
  ({ dispatch, getState }) => {
    let calledAt: number;
    let warning: ReturnType<typeof setTimeout> | undefined;
    const warn = () => {
      if (sessionOf(getState() as WithSession).token === null || document.hidden) return;
      notify(`Sua sessão termina em ${WARNED_MINUTES} minutos: clique para continuar.`, 'info');
    };
    const noteCall = () => {
      calledAt = Date.now();
      clearTimeout(warning);
      warning = setTimeout(warn, WARN_AFTER_MS);
    };
    const onUse = () => {
      if (Date.now() - calledAt < MINUTE_MS) return;
      void (dispatch as SessionDispatch)(refreshSession());
    };
    noteCall();
    for (const use of USES) addEventListener(use, onUse, { capture: true, passive: true });
    return (next) => (action) => {
      if (isPending(action)) noteCall();
      return next(action);
    };
  };
