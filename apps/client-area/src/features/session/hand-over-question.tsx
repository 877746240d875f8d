import { declineHandOver, switchSession } from '@mirante/session/hand-over.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { lazy } from 'react';

const HandOverDialog = lazy(() => import('./hand-over-dialog.tsx').then((m) => ({ default: m.HandOverDialog })));

const Checking = lazy(() => import('./hand-over-checking.tsx').then((m) => ({ default: m.HandOverChecking })));

/** A session hand-over from the checkout: waits for it, and asks which to use if another client is logged in here. */
export function HandOverQuestion() {
  const { handOver, details } = useSessionState('handOver', 'details');
  const dispatch = useSessionDispatch();
  if (handOver === 'checking') return <Checking />;
  if (handOver === 'none' || !details) return null;
  const { of: newcomer } = handOver;
  return (
    <HandOverDialog
      current={details.user}
      newcomer={newcomer.user}
      onStay={() => void dispatch(declineHandOver(newcomer))}
      onEnter={() => void dispatch(switchSession(newcomer))}
    />
  );
}
