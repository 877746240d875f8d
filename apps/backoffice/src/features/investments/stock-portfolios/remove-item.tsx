import { LazyConfirmDialog, preloadConfirmDialog } from '@mirante/crud/record/lazy-confirm-dialog.tsx';
import IconButton from '@mui/material/IconButton';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';

interface Props {
  code: string;
  /** Whether it could be closed instead. */
  isOpen: boolean;
  act: () => Promise<unknown>;
}

/** Confirms removing an item from its portfolio, as if it had never been in it. */
export function RemoveItem({ code, isOpen, act }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Remover ${code}`}
        title="Remover"
        aria-haspopup="dialog"
        onPointerEnter={preloadConfirmDialog}
        onFocus={preloadConfirmDialog}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {isAsking && (
        <LazyConfirmDialog
          title={`Deseja mesmo remover ${code}?`}
          yes="Remover"
          doing="Removendo"
          tone="danger"
          failed="Não foi possível remover."
          act={act}
          onClose={() => setAsking(false)}
        >
          A remoção será irreversível.{isOpen && ' Para registrar uma saída, encerre a posição.'}
        </LazyConfirmDialog>
      )}
    </>
  );
}
