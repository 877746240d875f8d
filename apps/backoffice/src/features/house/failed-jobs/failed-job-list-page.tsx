import { useListFailedJobsQuery, useRedriveFailedJobMutation } from '@mirante/api-client/house/failed-jobs.ts';
import { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import type { Input } from '@mirante/contract/http.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { failedJobWords, jobLabels } from '@mirante/domain/house/failed-job.ts';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { RedriveButton } from './redrive-button.tsx';

/** Failed background jobs, which nobody else would notice. */
export function FailedJobListPage() {
  const [redrive] = useRedriveFailedJobMutation();
  return (
    <ListPage
      words={failedJobWords}
      of={failedJobs.listFailedJobs}
      use={useNewestFailedJobs}
      columns={columns}
      filters={[{ label: failedJobWords.labels.redriven, filter: filter.yesNo('failed_job.redriven') }]}
      emptyText="O que falhar de vez aparecerá aqui."
      head={{
        purpose: 'O que o sistema tentou fazer por conta própria e não conseguiu, depois da última tentativa.',
        actions: <ExportButton call={failedJobs.exportFailedJobs} />,
      }}
      actions={({ id, redriven }) => !redriven && <RedriveButton act={() => redrive({ id }).unwrap()} />}
    />
  );
}
FailedJobListPage.needs = failedJobs.listFailedJobs;

/** Jobs fail in the background, so the list is always refetched. */
const useNewestFailedJobs = (query: Input<typeof failedJobs.listFailedJobs>) =>
  useListFailedJobsQuery(query, { refetchOnMountOrArgChange: true });

const columns = columnsOf<typeof failedJobs.listFailedJobs>(failedJobWords.list, {
  id: { card: 'corner' },
  job: {
    write: (job) => jobLabels[job],
    filter: filter.choice('failed_job.job', jobLabels, 'Todas'),
    wrap: true,
    card: 'title',
  },
  error: { wrap: true, card: 'line' },
  tries: { align: 'right' },
  created_at: { write: dayTime, card: 'hidden' },
  failed_at: {
    write: dayTime,
    sort: 'failed_job.failed_at',
    filter: filter.day('failed_job.failed_at', 'desde'),
    card: 'left',
  },
  redriven_at: { write: dayTime },
});
