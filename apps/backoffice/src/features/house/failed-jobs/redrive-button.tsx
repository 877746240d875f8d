import { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import { ConfirmDialog } from '@mirante/crud/record/confirm-dialog.tsx';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';

/** Asks for a failed job once more: it begins anew, with all its tries. */
export function RedriveButton({ act }: { act: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false);
  return (
    <Can call={failedJobs.redriveFailedJob}>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        Reenviar
      </Button>
      {asking && (
        <ConfirmDialog
          title="Reenviar a tarefa?"
          yes="Reenviar"
          doing="Reenviando…"
          act={act}
          onClose={() => setAsking(false)}
        >
          Ela é tentada de novo desde o início. Emails e links podem chegar mais tarde do que deveriam.
        </ConfirmDialog>
      )}
    </Can>
  );
}
