import { createContext, use, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { useGuardedNavigation, type Gate } from './guarded-navigation.ts';
import { draftsOf, type Drafts } from './draft-storage.ts';
import { preloadConfirmDialog } from '../record/lazy-confirm-dialog.tsx';
import { useConfirm } from './use-confirm.tsx';

interface Work extends Gate {
  /** Unsaved changes by form, with the question's text. */
  unsaved: Map<string, string>;
  drafts: Drafts;
}

const WorkContext = createContext<Work | undefined>(undefined);
export const useWork = (): Work | undefined => use(WorkContext);

/**
 * Asks before a page with unsaved changes is left, except when the session ends. `owner` is the user whose drafts are
 * stored.
 */
export function UnsavedWork({ owner, children }: { owner: number; children: ReactNode }) {
  const [unsaved] = useState(() => new Map<string, string>());
  const { ask, dialog } = useConfirm();
  const work = useMemo(
    (): Work => ({
      unsaved,
      drafts: draftsOf(owner),
      isOpen: () => unsaved.size === 0,
      ask: async (go) => {
        const text = [...unsaved.values()].at(-1) ?? LOSS;
        if (!(await ask({ title: 'Há alterações não salvas', text, yes: 'Sair sem salvar', tone: 'danger' }))) return;
        unsaved.clear();
        go();
      },
    }),
    [unsaved, owner, ask],
  );
  const navigation = useGuardedNavigation(work);
  return (
    <WorkContext value={work}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
      {dialog}
    </WorkContext>
  );
}

const LOSS = 'O que você digitou nesta página se perde se você sair agora.';

/**
 * Asks before this page is left or closed while something is unsaved. `free` allows leaving right after saving. Without
 * a surrounding `UnsavedWork` nothing is asked.
 */
export function useUnsavedWork(isUnsaved: boolean, loss = LOSS): { isHeld: () => boolean; free: () => void } {
  const work = useWork();
  const id = useId();
  useEffect(() => {
    if (!work || !isUnsaved) return;
    const { unsaved } = work;
    const onClose = (event: BeforeUnloadEvent) => unsaved.has(id) && event.preventDefault();
    unsaved.set(id, loss);
    // There may be no network, or another build, when it asks.
    preloadConfirmDialog();
    addEventListener('beforeunload', onClose);
    return () => {
      unsaved.delete(id);
      removeEventListener('beforeunload', onClose);
    };
  }, [work, id, isUnsaved, loss]);
  return useMemo(
    () => ({ isHeld: () => work?.unsaved.has(id) ?? false, free: () => void work?.unsaved.delete(id) }),
    [work, id],
  );
}

/** For actions that end the page without navigating: asks when something is unsaved. */
export function useLeave(): (go: () => void) => void {
  const work = useWork();
  return (go) => void (!work || work.isOpen() ? go() : work.ask(go));
}
