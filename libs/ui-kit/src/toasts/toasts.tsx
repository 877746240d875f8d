import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../boot/when-idle.ts';
import { nonce } from '../theme/nonce.ts';
import { callOnToast } from './toast.ts';

async function loadToaster(): Promise<ComponentType> {
  // The toast library reads the nonce for its own styles on import.
  Object.assign(globalThis, { __nonce__: nonce() });
  return (await import('./toaster.tsx')).Toaster;
}

const TOUCHES = ['pointerdown', 'keydown'] as const;
const MAX_WAIT_MS = 5000;

/**
 * The toaster is loaded when the page is idle after the first interaction, or for an earlier toast, so that the first
 * screen and what was asked of it do without.
 * Without a network the page continues, and the next toast tries again.
 */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const come = () =>
      void loadToaster().then(
        (loaded) => setToaster(() => loaded),
        () => undefined,
      );
    callOnToast(come);
    const comeLater = () => void whenIdle(come, MAX_WAIT_MS);
    TOUCHES.forEach((touch) => document.addEventListener(touch, comeLater, { once: true, passive: true }));
    return () => TOUCHES.forEach((touch) => document.removeEventListener(touch, comeLater));
  }, []);
  return Toaster && <Toaster />;
}
