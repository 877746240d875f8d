import { lazy, Suspense } from 'react';
import { nonce } from './nonce.ts';

const Toaster = lazy(() => {
  // The toasts' own styles are made, as soon as it is imported, by a library that reads the nonce there.
  Object.assign(window, { __nonce__: nonce() });
  return import('./toaster.tsx').then((m) => ({ default: m.Toaster }));
});

/** Toasts come after the first screen: nobody waits for them. */
export const Toasts = () => (
  <Suspense fallback={null}>
    <Toaster />
  </Suspense>
);
