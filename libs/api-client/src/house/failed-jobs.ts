import { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed } from '../feedback.ts';

export const { useListFailedJobsQuery, useRedriveFailedJobMutation } = api.injectEndpoints({
  endpoints: endpointsFrom(failedJobs, 'failed_job'),
});

feedback(failedJobs, {
  listFailedJobs: listFailed,
  redriveFailedJob: { ok: 'Tarefa reenviada!', fail: 'Não foi possível reenviar a tarefa.' },
});
