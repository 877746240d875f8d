import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { toast } from '../toasts/toast.ts';

/**
 * A dialog or menu whose code is loaded when it is opened. Without its code, offline or after a deployment, the page
 * around it stays, and it is closed.
 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => NotLoaded),
  }));
  return (props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

export function NotLoaded({ onClose }: { onClose?: () => void }) {
  useEffect(() => {
    toast('Não foi possível abrir. Confira sua conexão e recarregue a página.', 'error');
    onClose?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the page may give another function
  }, []);
  return null;
}
