import { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import { ConfirmButton } from '@mirante/crud/record/confirm-button.tsx';
import { Can } from '@mirante/session/can.tsx';

/** Retries a failed job, with all its attempts. */
export const RedriveButton = ({ act }: { act: () => Promise<unknown> }) => (
  <Can call={failedJobs.redriveFailedJob}>
    <ConfirmButton label="Reenviar" title="Reenviar a tarefa?" doing="Reenviando" act={act}>
      Ela é tentada de novo desde o início. Emails e links podem chegar mais tarde do que deveriam.
    </ConfirmButton>
  </Can>
);
