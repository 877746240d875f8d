import { lazy, Suspense, useEffect, useState } from 'react';
import { nonce } from '../theme/nonce.ts';
import { callOnToast } from './toast.ts';

const Toaster = lazy(() => {
  // The toasts' own styles are made, as soon as it is imported, by a library that reads the nonce there.
  Object.assign(globalThis, { __nonce__: nonce() });
  return import('./toaster.tsx').then((m) => ({ default: m.Toaster }));
});

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** What draws toasts comes with the first touch of the page, or with a toast before it: the first screen does without. */
export function Toasts() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const come = () => setNeeded(true);
    callOnToast(come);
    TOUCHES.forEach((touch) => document.addEventListener(touch, come, { once: true, passive: true }));
    return () => TOUCHES.forEach((touch) => document.removeEventListener(touch, come));
  }, []);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
