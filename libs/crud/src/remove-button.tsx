import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';

export interface RemoveButtonProps {
  /** With its article: "o cupom MIRANTE50". */
  what: string;
  remove: () => Promise<unknown>;
  /** What else will no longer be. */
  consequence?: ReactNode;
  /** After it is gone: leave its page, say. */
  onRemoved?: () => void;
}

// Its bytes, many for a question that is seldom asked, come when someone reaches for it.
const dialog = () => import('./remove-dialog.tsx').then((m) => ({ default: m.RemoveDialog }));
const RemoveDialog = lazy(dialog);

/** Asks before it removes. */
export function RemoveButton(props: RemoveButtonProps) {
  // Nothing before it is first asked.
  const [asking, ask] = useState<boolean>();
  return (
    <>
      <Button variant="outlined" color="error" size="small" aria-haspopup="dialog" onPointerEnter={() => void dialog()} onFocus={() => void dialog()} onClick={() => ask(true)}>
        Remover
      </Button>
      {asking !== undefined && (
        <Suspense fallback={null}>
          <RemoveDialog {...props} open={asking} onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  );
}
