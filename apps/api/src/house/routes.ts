import { search } from '@mirante/contract/house/search.ts';
import { overview } from '@mirante/contract/house/overview.ts';
import { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import { on, type Served } from '../http/served.ts';
import { failedJobRoutes } from './failed-jobs/failed-jobs.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';

export const houseRoutes: readonly Served[] = [
  on(search, searchRoutes),
  on(overview, overviewRoutes),
  on(failedJobs, failedJobRoutes),
];
