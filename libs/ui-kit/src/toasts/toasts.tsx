import { useEffect, useState, type ComponentType } from 'react';
import { nonce } from '../theme/nonce.ts';
import { callOnToast } from './toast.ts';

async function loadToaster(): Promise<ComponentType> {
  // The toast library reads the nonce for its own styles on import.
  Object.assign(globalThis, { __nonce__: nonce() });
  return (await import('./toaster.tsx')).Toaster;
}

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * The toaster is loaded on the first interaction, or for an earlier toast, so that the first screen does without.
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
    TOUCHES.forEach((touch) => document.addEventListener(touch, come, { once: true, passive: true }));
    return () => TOUCHES.forEach((touch) => document.removeEventListener(touch, come));
  }, []);
  return Toaster ? <Toaster /> : null;
}
