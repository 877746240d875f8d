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

export interface ConfirmDialogProps {
  title: string;
  /** The consequence. */
  children: ReactNode;
  /** The confirm button's label. */
  yes: string;
  doing: string;
  tone?: 'danger' | undefined;
  /** Disabled until the consequence is shown. */
  ready?: boolean;
  act: Act;
  onClose: () => void;
  /** After success; not on a page left meanwhile. */
  onDone?: (() => void) | undefined;
  /** The message of a failure without one. */
  failed?: string;
}

/** A confirmation dialog with cancel focused. A refusal is shown in place. */
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
