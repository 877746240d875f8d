import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import Button from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';

const FrameDialog = lazyDialog(() => import('../../../shared/frame-dialog.tsx').then((m) => m.FrameDialog));

interface Props {
  /** The label of the button and the title of its dialog. */
  label: string;
  icon: LucideIcon;
  address: string;
}

/** Opens a page in a dialog. */
export function FrameButton({ label, icon: Icon, address }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        startIcon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <FrameDialog title={label} address={address} onClose={() => setOpen(false)} />}
    </>
  );
}
