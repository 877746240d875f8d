import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { EmbedFrame } from './embed-frame.tsx';
import css from './frame-dialog.module.css';

interface Props {
  title: string;
  /** An address that may be framed. */
  address: string;
  onClose: () => void;
}

/** A page in a dialog. */
export function FrameDialog({ title, address, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="lg" fullWidth>
      <DialogTitle id={id} className={css.title}>
        {title}
        <IconButton aria-label="Fechar" autoFocus onClick={onClose}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </DialogTitle>
      <DialogContent className={css.content}>
        <EmbedFrame title={title} address={address} />
      </DialogContent>
    </Dialog>
  );
}
