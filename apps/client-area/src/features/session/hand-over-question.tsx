import { declineHandOver, switchSession } from '@mirante/session/hand-over.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { lazy } from 'react';

const ArrivalDialog = lazy(() => import('./hand-over-dialog.tsx').then((m) => ({ default: m.HandOverDialog })));

/** A session hand-over from the checkout while another client is logged in here: asks which one to use. */
export function HandOverQuestion() {
  const { handOver, details } = useSessionState();
  const dispatch = useSessionDispatch();
  if (typeof handOver === 'string' || !details) return null;
  const { of: newcomer } = handOver;
  return (
    <ArrivalDialog
      current={details.user}
      newcomer={newcomer.user}
      onStay={() => void dispatch(declineHandOver(newcomer))}
      onEnter={() => void dispatch(switchSession(newcomer))}
    />
  );
}
