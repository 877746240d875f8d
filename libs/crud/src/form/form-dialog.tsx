import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import css from './form-dialog.module.css';

interface FormDialogProps {
  title: ReactNode;
  /** What the form does, before its fields. */
  about?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around a form. A press beside it does not close it, since what was typed would be lost. */
export function FormDialog({ title, about, onClose, children }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={(_, by) => by !== 'backdropClick' && onClose()} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent className={css.content}>
        {about && (
          <Typography color="textSecondary" className={css.about}>
            {about}
          </Typography>
        )}
        {children}
      </DialogContent>
    </Dialog>
  );
}
