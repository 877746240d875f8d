import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';

const load = () => import('./confirm-dialog.tsx').then((m) => m.ConfirmDialog);

/** Loads its code; false where that cannot be had: without a network, or because a newer build replaced it. */
export const loadConfirmDialog = (): Promise<boolean> =>
  load().then(
    () => true,
    () => false,
  );
export const preloadConfirmDialog = (): void => void loadConfirmDialog();

/** A confirmation dialog, loaded when first shown or preloaded: large, and rarely needed. */
export const LazyConfirmDialog = lazyDialog(load);
