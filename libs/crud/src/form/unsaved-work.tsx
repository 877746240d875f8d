import { createContext, lazy, Suspense, use, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { useGuardedNavigation, type Gate } from './guarded-navigation.ts';
import { draftsOf, type Drafts } from './kept-drafts.ts';

interface Work extends Gate {
  /** What is typed and not saved, by its form, with what to say of leaving it. */
  unsaved: Map<string, string>;
  drafts: Drafts;
}

const WorkContext = createContext<Work | undefined>(undefined);
export const useWork = (): Work | undefined => use(WorkContext);

// Its bytes come when there is something to ask.
const AskDialog = lazy(() => import('../record/confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })));

/**
 * Asks before anybody leaves a page with what is typed on it and not saved. An end of the session is not asked about: it happens around
 * this. `owner` is the user whose drafts are kept.
 */
export function UnsavedWork({ owner, children }: { owner: number; children: ReactNode }) {
  const [unsaved] = useState(() => new Map<string, string>());
  const [asked, setAsked] = useState<{ go: () => void; loss: string }>();
  const work = useMemo(
    (): Work => ({
      unsaved,
      drafts: draftsOf(owner),
      isOpen: () => unsaved.size === 0,
      ask: (go) => setAsked({ go, loss: [...unsaved.values()].at(-1) ?? '' }),
    }),
    [unsaved, owner],
  );
  const navigation = useGuardedNavigation(work);
  const leave = async () => {
    unsaved.clear();
    asked?.go();
  };
  return (
    <WorkContext value={work}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
      {asked && (
        <Suspense fallback={null}>
          <AskDialog
            title="Há alterações não salvas"
            yes="Sair sem salvar"
            doing="Saindo"
            tone="danger"
            act={leave}
            onClose={() => setAsked(undefined)}
          >
            {asked.loss}
          </AskDialog>
        </Suspense>
      )}
    </WorkContext>
  );
}

const LOSS = 'O que você digitou nesta página se perde se você sair agora.';

/**
 * Has it asked before this page is left, or closed, for as long as something on it is not saved. `free` opens the ways for who has saved
 * and leaves at once. Where no `UnsavedWork` is around, nothing is asked.
 */
export function useUnsavedWork(isUnsaved: boolean, loss = LOSS): { isHeld: () => boolean; free: () => void } {
  const work = useWork();
  const id = useId();
  useEffect(() => {
    if (!work || !isUnsaved) return;
    const { unsaved } = work;
    const onClose = (event: BeforeUnloadEvent) => unsaved.has(id) && event.preventDefault();
    unsaved.set(id, loss);
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

/** For what ends the page without being a way to another one: asks where something is not saved. */
export function useLeave(): (go: () => void) => void {
  const work = useWork();
  return (go) => (!work || work.isOpen() ? go() : work.ask(go));
}
