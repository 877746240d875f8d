import { decline, enter } from '@mirante/session/arrival.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { lazy } from 'react';

const ArrivalDialog = lazy(() => import('./arrival-dialog.tsx').then((m) => ({ default: m.ArrivalDialog })));

/** Someone comes from the checkout while someone else is logged in here: who is it to be? */
export function ArrivalQuestion() {
  const { arrival, details } = useSessionState();
  const dispatch = useSessionDispatch();
  if (typeof arrival === 'string' || !details) return null;
  const { of: newcomer } = arrival;
  return (
    <ArrivalDialog
      current={details.user}
      newcomer={newcomer.user}
      onStay={() => void dispatch(decline(newcomer))}
      onEnter={() => void dispatch(enter(newcomer))}
    />
  );
}
