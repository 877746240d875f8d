import { ConfirmDialog } from '@mirante/crud/record/confirm-dialog.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';

interface Props {
  /** The product's name. */
  what: string;
  consequence: string;
  unlink: () => Promise<unknown>;
}

export function UnlinkButton({ what, consequence, unlink }: Props) {
  const [asking, ask] = useState(false);
  return (
    <>
      <Button
        variant="text"
        color="error"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Desvincular ${what}`}
        onClick={() => ask(true)}
      >
        Desvincular
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Desvincular ${what} do cupom?`}
          yes="Desvincular"
          doing="Desvinculando"
          tone="danger"
          act={unlink}
          onClose={() => ask(false)}
        >
          {consequence}
        </ConfirmDialog>
      )}
    </>
  );
}
