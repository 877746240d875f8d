import { lazy, Suspense, type ComponentProps } from 'react';
import type { ConfirmDialog } from './confirm-dialog.tsx';

export type ConfirmDialogProps = ComponentProps<typeof ConfirmDialog>;

const load = () => import('./confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog }));
const LoadedDialog = lazy(load);

export const preloadConfirmDialog = (): void => void load();

/** A confirmation dialog, loaded when first shown or preloaded: large, and rarely needed. */
export const LazyConfirmDialog = (props: ConfirmDialogProps) => (
  <Suspense fallback={null}>
    <LoadedDialog {...props} />
  </Suspense>
);
