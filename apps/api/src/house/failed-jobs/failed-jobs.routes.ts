import type { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { failedJobWords, type FailedJob } from '@mirante/domain/house/failed-job.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { redriveJob } from '../../jobs/redrive-job.ts';
import { columnsOf } from '../../records/csv.ts';
import { file, lists } from '../../records/handlers.ts';
import * as store from './failed-jobs.store.ts';

const columns = columnsOf<FailedJob>(failedJobWords, {
  created_at: dayTime,
  failed_at: dayTime,
  redriven_at: dayTime,
});

export const failedJobRoutes: Handlers<typeof failedJobs> = {
  listFailedJobs: lists(store.list),
  exportFailedJobs: file('failed_job', 'tarefas-que-falharam', { list: store.list, columns }),
  redriveFailedJob: async ({ db, jobs, now, params: { id } }) => {
    if (await redriveJob({ db, jobs, now }, id)) return;
    or404(await store.find(db, id), 'Tarefa');
    throw new Refusal('already_redriven', 'Esta tarefa já foi reenviada.');
  },
};
