import { reports } from '@mirante/contract/content/reports.ts';
import { ownReports } from '@mirante/contract/content/own-reports.ts';
import { relatedResources } from '@mirante/contract/content/related-resources.ts';
import { researchSettings } from '@mirante/contract/content/research-settings.ts';
import { tags } from '@mirante/contract/content/tags.ts';
import { on, type Served } from '../http/served.ts';
import { relatedResourceRoutes } from './associations/related-resources.routes.ts';
import { ownReportRoutes } from './reports/own-reports.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { researchSettingsRoutes } from './research-settings/research-settings.routes.ts';
import { tagRoutes } from './tags/tags.routes.ts';

export const contentRoutes: readonly Served[] = [
  on(reports, reportRoutes),
  on(ownReports, ownReportRoutes),
  on(tags, tagRoutes),
  on(relatedResources, relatedResourceRoutes),
  on(researchSettings, researchSettingsRoutes),
];
