import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const load = () => import('./confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog }));
const LoadedDialog = lazy(load);

/** Loads its code; false where that cannot be had: without a network, or because a newer build replaced it. */
export const loadConfirmDialog = (): Promise<boolean> =>
  load().then(
    () => true,
    () => false,
  );
export const preloadConfirmDialog = (): void => void loadConfirmDialog();

/** A confirmation dialog, loaded when first shown or preloaded: large, and rarely needed. */
export const LazyConfirmDialog = (props: ConfirmDialogProps) => (
  <Suspense fallback={null}>
    <LoadedDialog {...props} />
  </Suspense>
);
