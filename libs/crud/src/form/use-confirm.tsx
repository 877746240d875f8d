import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';

/** What is asked before a form is sent. */
export interface Confirmation {
  title: string;
  /** What will come of it. */
  text: string;
  yes: string;
  tone?: 'danger';
}

// Its bytes come when there is something to ask.
const AskDialog = lazy(() => import('../record/confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })));

/** Asks one question at a time: `ask` answers with what was chosen, `dialog` is where it is chosen. */
export function useConfirm(): { ask: (question: Confirmation) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Confirmation & { answer: (yes: boolean) => void }>();
  const ask = useCallback(
    (question: Confirmation) => new Promise<boolean>((resolve) => setAsked({ ...question, answer: resolve })),
    [],
  );
  const dialog = asked && (
    <Suspense fallback={null}>
      <AskDialog
        title={asked.title}
        yes={asked.yes}
        doing={asked.yes}
        tone={asked.tone}
        act={async () => asked.answer(true)}
        onClose={() => {
          asked.answer(false);
          setAsked(undefined);
        }}
      >
        {asked.text}
      </AskDialog>
    </Suspense>
  );
  return { ask, dialog };
}
