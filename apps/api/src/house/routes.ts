import { search } from '@mirante/contract/house/search.ts';
import { overview } from '@mirante/contract/house/overview.ts';
import { on, type Served } from '../http/served.ts';
import { searchRoutes } from './search/search.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';

export const houseRoutes: readonly Served[] = [on(search, searchRoutes), on(overview, overviewRoutes)];
