import { isStepUpRequested, watchStepUp } from '@mirante/api-client/step-up.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const StepUpDialog = lazy(() => import('./step-up-dialog.tsx').then((m) => ({ default: m.StepUpDialog })));

/** Asks whoever is here to show once more who they are, when a call waits for that. One stands in each app's shell. */
export const StepUp = () =>
  useSyncExternalStore(watchStepUp, isStepUpRequested) && (
    <Suspense fallback={null}>
      <StepUpDialog />
    </Suspense>
  );
