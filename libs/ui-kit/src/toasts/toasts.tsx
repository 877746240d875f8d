import { useEffect, useState, type ComponentType } from 'react';
import { nonce } from '../theme/nonce.ts';
import { callOnToast } from './toast.ts';

async function loadToaster(): Promise<ComponentType> {
  // The toasts' own styles are made, as soon as it is imported, by a library that reads the nonce there.
  Object.assign(globalThis, { __nonce__: nonce() });
  return (await import('./toaster.tsx')).Toaster;
}

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * What draws toasts comes with the first touch of the page, or with a toast before it: the first screen does without. Where the network is away, the page
 * goes on, and the next toast asks for it again.
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
