import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { Suspense, type ComponentProps } from 'react';
import type { ConfirmDialog } from './confirm-dialog.tsx';

export type ConfirmDialogProps = ComponentProps<typeof ConfirmDialog>;

const load = () => import('./confirm-dialog.tsx').then((m) => m.ConfirmDialog);
const LoadedDialog = lazyDialog(load);

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
