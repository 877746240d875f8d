import { useListFailedJobsQuery, useRedriveFailedJobMutation } from '@mirante/api-client/house/failed-jobs.ts';
import { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { ColumnsOf } from '@mirante/crud/list/columns.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { failedJobWords, jobLabels } from '@mirante/domain/house/failed-job.ts';
import { RedriveButton } from './redrive-button.tsx';

/** What the server does by itself and did not get done: nobody else would notice. */
export function FailedJobListPage() {
  const [redrive] = useRedriveFailedJobMutation();
  return (
    <ListPage
      title="Tarefas"
      noun={['tarefa', 'tarefas']}
      of={failedJobs.listFailedJobs}
      use={useNewestFailedJobs}
      columns={columns}
      filters={[{ label: labels.redriven, filter: filter.yesNo('failed_job.redriven') }]}
      head={{ purpose: 'O que o sistema tentou fazer por conta própria e não conseguiu, depois da última tentativa.' }}
      actions={({ id, redriven }) => !redriven && <RedriveButton act={() => redrive({ id }).unwrap()} />}
    />
  );
}
FailedJobListPage.needs = failedJobs.listFailedJobs;

/** Jobs fail while nobody looks. */
const useNewestFailedJobs = (query: Input<typeof failedJobs.listFailedJobs>) =>
  useListFailedJobsQuery(query, { refetchOnMountOrArgChange: true });

const { labels } = failedJobWords;
const columns: ColumnsOf<typeof failedJobs.listFailedJobs> = [
  { label: labels.id, cell: 'id', card: 'corner' },
  {
    label: labels.job,
    cell: ({ job }) => jobLabels[job],
    filter: filter.choice('failed_job.job', jobLabels, 'Todas'),
    wrap: true,
    card: 'title',
  },
  { label: labels.error, cell: 'error', wrap: true, card: 'line' },
  { label: labels.tries, cell: 'tries', align: 'right' },
  { label: labels.created_at, cell: ({ created_at }) => dayTime(created_at), card: 'hidden' },
  {
    label: labels.failed_at,
    cell: ({ failed_at }) => dayTime(failed_at),
    sort: 'failed_job.failed_at',
    filter: filter.day('failed_job.failed_at', 'desde'),
    card: 'left',
  },
  { label: labels.redriven_at, cell: ({ redriven_at }) => redriven_at && dayTime(redriven_at) },
];
