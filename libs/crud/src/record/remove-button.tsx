import Button from '@mui/material/Button';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { RemovalContext } from './removal-context.ts';

interface RemoveButtonProps {
  /** With its article: "o cupom MIRANTE50". */
  what: string;
  /** Its text on a page with another such button. */
  label?: string;
  /** Its name for screen readers, where a page has several with one text. */
  name?: string;
  remove: () => Promise<unknown>;
  /** What else is removed. */
  consequence?: ReactNode;
  /** After the removal, for example to leave its page. */
  onRemoved?: () => void;
}

// Loaded on intent: large, and rarely needed.
const dialog = () => import('./confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog }));
const AskDialog = lazy(dialog);

/** Asks for confirmation before removing. */
export function RemoveButton({ what, label = 'Remover', name, remove, consequence, onRemoved }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const noteRemoval = use(RemovalContext);
  const removed = () => {
    noteRemoval();
    onRemoved?.();
  };
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        size="small"
        aria-haspopup="dialog"
        aria-label={name}
        onPointerEnter={() => void dialog()}
        onFocus={() => void dialog()}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <AskDialog
            title={`Deseja mesmo remover ${what}?`}
            yes="Remover"
            doing="Removendo"
            tone="danger"
            failed="Não foi possível remover. Tente novamente."
            act={remove}
            onClose={() => setAsking(false)}
            onDone={onRemoved && removed}
          >
            A remoção será irreversível. {consequence}
          </AskDialog>
        </Suspense>
      )}
    </>
  );
}
