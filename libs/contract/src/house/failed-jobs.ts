import { jobNames, type FailedJob } from '@mirante/domain/house/failed-job.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, post, type } from '../http.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['failed_job.failed_at'],
  by: 'failed_job.failed_at',
  order: -1,
  filters: ({ day, oneOf }) => ({
    'failed_job.job': oneOf(jobNames),
    'failed_job.redriven': oneOf(['true', 'false']),
    /** On this day or later. */
    'failed_job.failed_at': day(),
  }),
});

const allow = ['administrador'] as const;
const listFailedJobs = get('/api/v1/failed-jobs', {
  what: 'Listar tarefas que falharam',
  allow,
  input: query,
  returns: type<Page<FailedJob>>(),
});
export const failedJobs = {
  listFailedJobs,
  exportFailedJobs: csvOf('/api/v1/failed-jobs.csv', 'Exportar tarefas que falharam', listFailedJobs),
  redriveFailedJob: post('/api/v1/failed-jobs/:id/redrive', {
    what: 'Reenviar uma tarefa que falhou',
    allow,
    refuses: ['already_redriven'],
  }),
};
