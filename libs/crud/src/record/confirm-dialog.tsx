import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { useIsMounted } from '@mirante/ui-kit/states/use-is-mounted.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { failureOf, type Act } from '../form/save-outcome.ts';
import { problemOf } from '@mirante/contract/problem.ts';
import css from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  /** What will come of it. */
  children: ReactNode;
  /** The words of the button that does it. */
  yes: string;
  doing: string;
  tone?: 'danger' | undefined;
  /** Not before one has seen what will come of it. */
  ready?: boolean;
  act: Act;
  onClose: () => void;
  /** After it closed because it was done; not on a page that was left meanwhile. */
  onDone?: (() => void) | undefined;
  /** Said where the failure itself has no words. */
  failed?: string;
}

/** Asks before it acts; the safe answer is the one at hand. A refusal is told in place. */
export function ConfirmDialog({
  title,
  children,
  yes,
  doing,
  tone,
  ready = true,
  act,
  onClose,
  onDone,
  failed = 'Não foi possível concluir. Tente novamente.',
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const isMounted = useIsMounted();
  const go = async () => {
    setBusy(true);
    setFailure(undefined);
    const error = await failureOf(act);
    if (!isMounted()) return;
    setBusy(false);
    if (error !== undefined) return setFailure(problemOf(error).detail ?? failed);
    onClose();
    onDone?.();
  };
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      role="alertdialog"
      aria-labelledby={`${id}-t`}
      aria-describedby={`${id}-d`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-t`} className={css.title}>
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-d`}>
        {children}
        {failure !== undefined && (
          <p role="alert" className={css.failure}>
            {failure}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus disabled={busy} onClick={onClose}>
          Cancelar
        </Button>
        <BusyButton
          variant="contained"
          color={tone === 'danger' ? 'error' : 'primary'}
          busy={busy}
          disabled={!ready}
          doing={doing}
          onClick={() => void go()}
        >
          {yes}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
