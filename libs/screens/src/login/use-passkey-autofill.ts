import { useSessionDispatch, type LoginOutcome, type Role } from '@mirante/session/log-in.ts';
import { whenIdle } from '@mirante/ui-kit/boot/when-idle.ts';
import { useEffect, useEffectEvent } from 'react';

/**
 * Conditional mediation: the browser offers passkeys in the field whose `autocomplete` ends in `webauthn`, if it can.
 * Loaded when the page is idle.
 */
export function usePasskeyAutofill(role: Role, isOn: boolean, onEnd: (outcome: LoginOutcome) => void): void {
  const dispatch = useSessionDispatch();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOn) return;
    const leave = new AbortController();
    void offer(leave.signal);
    return () => leave.abort();

    async function offer(signal: AbortSignal): Promise<void> {
      if (!(await canOffer())) return;
      await new Promise<void>((resolve) => void whenIdle(resolve));
      if (signal.aborted) return;
      const { logInByAutofill } = await import('@mirante/session/log-in-by-passkey.ts');
      const outcome = await dispatch(logInByAutofill(role, signal));
      if (outcome) end(outcome);
    }
  }, [dispatch, isOn, role]);
}

/** In-app browsers and pages without https do not. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

const canOffer = async (): Promise<boolean> =>
  supportsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
