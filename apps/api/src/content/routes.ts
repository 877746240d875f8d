import { reports } from '@mirante/contract/content/reports.ts';
import { on, type Served } from '../http/served.ts';
import { reportRoutes } from './reports/reports.routes.ts';

export const contentRoutes: readonly Served[] = [on(reports, reportRoutes)];
