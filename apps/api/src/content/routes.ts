import { reports } from '@mirante/contract/content/reports.ts';
import { ownReports } from '@mirante/contract/content/own-reports.ts';
import { readingPosition } from '@mirante/contract/content/reading-position.ts';
import { on, type Served } from '../http/served.ts';
import { readingPositionRoutes } from './reports/reading-position.routes.ts';
import { ownReportRoutes } from './reports/own-reports.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';

export const contentRoutes: readonly Served[] = [
  on(reports, reportRoutes),
  on(ownReports, ownReportRoutes),
  on(readingPosition, readingPositionRoutes),
];
