import { reports } from '@mirante/contract/content/reports.ts';
import { ownReports } from '@mirante/contract/content/own-reports.ts';
import { reportCopies } from '@mirante/contract/content/report-copies.ts';
import { on, type Served } from '../http/served.ts';
import { reportCopyRoutes } from './copies/copies.routes.ts';
import { ownReportRoutes } from './reports/own-reports.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';

export const contentRoutes: readonly Served[] = [
  on(reports, reportRoutes),
  on(reportCopies, reportCopyRoutes),
  on(ownReports, ownReportRoutes),
];
