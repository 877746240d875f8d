import { answerStepUp, isStepUpRequested, watchStepUp } from '@mirante/api-client/step-up.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

const StepUpDialog = lazy(async () => {
  const module = await import('./step-up-dialog.tsx').catch(() => undefined);
  return { default: module?.StepUpDialog ?? Declined };
});

/** In place of a dialog whose code cannot be had, offline or after a deployment: a page that breaks loses its form. */
const Declined = () => {
  useEffect(() => {
    toast('Não foi possível pedir a confirmação. Confira sua conexão e recarregue a página.', 'error');
    answerStepUp(false);
  }, []);
  return null;
};

/** Asks the user for a step-up when a call requires it. Each app's shell has one. */
export const StepUp = () =>
  useSyncExternalStore(watchStepUp, isStepUpRequested) && (
    <Suspense fallback={null}>
      <StepUpDialog />
    </Suspense>
  );
