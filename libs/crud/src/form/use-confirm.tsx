import { useCallback, useState, type ReactNode } from 'react';
import { LazyConfirmDialog } from '../record/lazy-confirm-dialog.tsx';

/** A confirmation before a form is sent. */
export interface Confirmation {
  title: string;
  /** The consequence. */
  text: string;
  yes: string;
  tone?: 'danger';
}

/** Asks one confirmation at a time: `ask` resolves with the choice, `dialog` renders it. */
export function useConfirm(): { ask: (question: Confirmation) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Confirmation & { answer: (yes: boolean) => void }>();
  const ask = useCallback(
    (question: Confirmation) => new Promise<boolean>((resolve) => setAsked({ ...question, answer: resolve })),
    [],
  );
  const dialog = asked && (
    <LazyConfirmDialog
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
    </LazyConfirmDialog>
  );
  return { ask, dialog };
}
