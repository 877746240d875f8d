import { clientEntitlements } from '@mirante/contract/house/client-entitlements.ts';
import { houseTexts } from '@mirante/contract/house/house-texts.ts';
import { search } from '@mirante/contract/house/search.ts';
import { overview } from '@mirante/contract/house/overview.ts';
import { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import { bindHandlers, type BoundContract } from '../http/bind-handlers.ts';
import { clientEntitlementRoutes } from './client-entitlements/client-entitlements.routes.ts';
import { failedJobRoutes } from './failed-jobs/failed-jobs.routes.ts';
import { houseTextRoutes } from './house-texts/house-texts.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';

export const houseRoutes: readonly BoundContract[] = [
  bindHandlers(search, searchRoutes),
  bindHandlers(overview, overviewRoutes),
  bindHandlers(failedJobs, failedJobRoutes),
  bindHandlers(clientEntitlements, clientEntitlementRoutes),
  bindHandlers(houseTexts, houseTextRoutes),
];
