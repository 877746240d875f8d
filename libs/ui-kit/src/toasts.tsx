import { lazy, Suspense } from 'react';

const Toaster = lazy(() => import('./toaster.tsx').then((m) => ({ default: m.Toaster })));

/** Toasts come after the first screen: nobody waits for them. */
export const Toasts = () => (
  <Suspense fallback={null}>
    <Toaster />
  </Suspense>
);
