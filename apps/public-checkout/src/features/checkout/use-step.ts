import { stepShown, type Checkout, type CheckoutStep } from '@mirante/domain/sales/checkout.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { to } from '../../to.ts';

export interface Steps {
  step: CheckoutStep;
  /** Opens a step as a new history entry, so that Back goes one step back. */
  open: (step: CheckoutStep) => void;
  back: () => void;
}

/** The step is in the address, `etapa`; the accepted data limits which one may be shown. */
export function useStep(checkout: Checkout): Steps {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const cameFromHere = useLocation().state === 'forward';
  const asked = Number(query.get('etapa') ?? 0);
  const step = stepShown(checkout, asked);

  useSkipSameStep(step, asked);

  const addressOf = (next: CheckoutStep) => {
    const params = new URLSearchParams(query);
    if (next === 0) params.delete('etapa');
    else params.set('etapa', String(next));
    return { search: `?${params}` };
  };
  // A refresh may show an earlier step than the address asks for: once it is accepted, the requested one shows by
  // itself.
  const open = (next: CheckoutStep) => {
    if (asked <= step) void navigate(addressOf(next), { state: 'forward' });
  };
  const back = () => {
    if (step === 0) return void navigate(to.offer);
    if (cameFromHere && asked === step) return void navigate(-1);
    return void navigate(addressOf(stepShown(checkout, step - 1) === step ? 1 : ((step - 1) as CheckoutStep)), {
      replace: true,
    });
  };
  return { step, open, back };
}

/** After a refresh several history entries may show one step: Back goes on to the one that shows an earlier step. */
function useSkipSameStep(step: CheckoutStep, asked: number): void {
  const navigate = useNavigate();
  const type = useNavigationType();
  const shown = useRef({ step, asked });
  const skip = useEffectEvent(() => {
    const before = shown.current;
    shown.current = { step, asked };
    if (type === 'POP' && asked < before.asked && step > 0 && step === before.step) void navigate(-1);
  });
  useEffect(() => skip(), [step, asked]);
}
