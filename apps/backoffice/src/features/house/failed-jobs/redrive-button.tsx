import { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const AskDialog = lazy(() =>
  import('@mirante/crud/record/confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })),
);

/** Retries a failed job, with all its attempts. */
export function RedriveButton({ act }: { act: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Can call={failedJobs.redriveFailedJob}>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Reenviar
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <AskDialog
            title="Reenviar a tarefa?"
            yes="Reenviar"
            doing="Reenviando"
            act={act}
            onClose={() => setAsking(false)}
          >
            Ela é tentada de novo desde o início. Emails e links podem chegar mais tarde do que deveriam.
          </AskDialog>
        </Suspense>
      )}
    </Can>
  );
}
