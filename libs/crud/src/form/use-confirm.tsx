import { useCallback, useState, type ReactNode } from 'react';
import { LazyConfirmDialog, loadConfirmDialog } from '../record/lazy-confirm-dialog.tsx';

/** A confirmation before a form is sent. */
export interface Confirmation {
  title: string;
  /** The consequence. */
  text: string;
  yes: string;
  tone?: 'danger';
}

/**
 * Asks one confirmation at a time: `ask` resolves with the choice, `dialog` renders it. Without its code the browser
 * asks: the page would break, and what was typed be lost.
 */
export function useConfirm(): { ask: (question: Confirmation) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Confirmation & { answer: (yes: boolean) => void }>();
  const ask = useCallback(
    async (question: Confirmation) =>
      (await loadConfirmDialog())
        ? new Promise<boolean>((resolve) => setAsked({ ...question, answer: resolve }))
        : // oxlint-disable-next-line no-alert -- see above
          confirm(`${question.title}\n\n${question.text}`),
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
