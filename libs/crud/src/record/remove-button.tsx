import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';

interface RemoveButtonProps {
  /** With its article: "o cupom MIRANTE50". */
  what: string;
  remove: () => Promise<unknown>;
  /** What else will no longer be. */
  consequence?: ReactNode;
  /** After it is gone: leave its page, say. */
  onRemoved?: () => void;
}

// Its bytes, many for a question that is seldom asked, come when someone reaches for it.
const dialog = () => import('./confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog }));
const AskDialog = lazy(dialog);

/** Asks before it removes. */
export function RemoveButton({ what, remove, consequence, onRemoved }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={() => void dialog()}
        onFocus={() => void dialog()}
        onClick={() => setAsking(true)}
      >
        Remover
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
            onDone={onRemoved}
          >
            A remoção será irreversível. {consequence}
          </AskDialog>
        </Suspense>
      )}
    </>
  );
}
