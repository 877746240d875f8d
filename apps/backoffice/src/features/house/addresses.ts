import type { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import { address, type QueryOf } from '../../app/address.ts';

export const to = {
  home: () => '/',
  failedJobs: (query: QueryOf<typeof failedJobs.listFailedJobs> = {}) => address('/sistema/tarefas', query),
};
