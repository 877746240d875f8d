import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { LazyConfirmDialog, preloadConfirmDialog } from './lazy-confirm-dialog.tsx';

interface ConfirmButtonProps extends Omit<ConfirmDialogProps, 'yes' | 'onClose'> {
  label: string;
  /** The dialog's confirm button, if it says something else. */
  yes?: string;
  /** What is not usual of the button: another size or variant, a longer name for screen readers. */
  button?: ButtonProps;
}

/** A button that acts after a confirmation. */
export function ConfirmButton({ label, yes = label, button, ...asked }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color={asked.tone === 'danger' ? 'error' : 'primary'}
        aria-haspopup="dialog"
        onPointerEnter={preloadConfirmDialog}
        onFocus={preloadConfirmDialog}
        onClick={() => setAsking(true)}
        {...button}
      >
        {label}
      </Button>
      {isAsking && <LazyConfirmDialog {...asked} yes={yes} onClose={() => setAsking(false)} />}
    </>
  );
}
