import type { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { redriveJob } from '../../jobs/redrive-job.ts';
import { lists } from '../../records/handlers.ts';
import * as store from './failed-jobs.store.ts';

export const failedJobRoutes: Handlers<typeof failedJobs> = {
  listFailedJobs: lists(store.list),
  redriveFailedJob: async ({ db, jobs, now, params: { id } }) => {
    if (await redriveJob({ db, jobs, now }, id)) return;
    or404(await store.find(db, id), 'Tarefa');
    throw new Refusal('already_redriven', 'Esta tarefa já foi reenviada.');
  },
};
