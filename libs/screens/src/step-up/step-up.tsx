import { isStepUpRequested, watchStepUp } from '@mirante/api-client/step-up.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const StepUpDialog = lazy(() => import('./step-up-dialog.tsx').then((m) => ({ default: m.StepUpDialog })));

/** Asks the user for a step-up when a call requires it. Each app's shell has one. */
export const StepUp = () =>
  useSyncExternalStore(watchStepUp, isStepUpRequested) && (
    <Suspense fallback={null}>
      <StepUpDialog />
    </Suspense>
  );
