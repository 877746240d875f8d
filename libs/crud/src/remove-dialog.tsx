import { BusyButton } from '@mirante/ui-kit/busy-button.tsx';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { problemOf } from './problem.ts';
import type { RemoveButtonProps } from './remove-button.tsx';

interface RemoveDialogProps extends RemoveButtonProps {
  open: boolean;
  onClose: () => void;
}

/** The safe answer is the one at hand. */
export function RemoveDialog({ what, remove, consequence, onRemoved, open, onClose }: RemoveDialogProps) {
  const [removing, setRemoving] = useState(false);
  const [failure, fail] = useState<string>();
  const id = useId();
  const act = async () => {
    setRemoving(true);
    fail(undefined);
    const message = await failureOf(remove);
    setRemoving(false);
    if (message !== undefined) return fail(message);
    onClose();
    onRemoved?.();
  };
  return (
    <Dialog open={open} onClose={() => !removing && onClose()} role="alertdialog" aria-labelledby={`${id}-t`} aria-describedby={`${id}-d`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-t`}>Deseja mesmo remover {what}?</DialogTitle>
      <DialogContent id={`${id}-d`}>
        A remoção será irreversível. {consequence}
        {failure !== undefined && (
          <p role="alert" style={{ margin: '12px 0 0', color: 'var(--danger)' }}>
            {failure}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus disabled={removing} onClick={onClose}>
          Cancelar
        </Button>
        <BusyButton variant="contained" color="error" busy={removing} doing="Removendo" onClick={() => void act()}>
          Remover
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

/** A call may fail by throwing, or by answering with its error. */
async function failureOf(remove: () => Promise<unknown>): Promise<string | undefined> {
  const words = (error: unknown) => problemOf(error).detail ?? 'Não foi possível remover. Tente novamente.';
  try {
    const answer = await remove();
    const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined;
    return error === undefined ? undefined : words(error);
  } catch (error) {
    return words(error);
  }
}
