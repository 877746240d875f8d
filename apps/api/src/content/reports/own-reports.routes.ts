import type { ownReports } from '@mirante/contract/content/own-reports.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { reads } from '../publishing/read-handler.ts';
import * as store from './own-reports.store.ts';

export const ownReportRoutes: Handlers<typeof ownReports> = {
  listOwnReports: ({ input, viewer, ...services }) => store.listFor(viewer.id, services.now())(services, input),
  getOwnReport: async ({ db, viewer, params, now }) =>
    or404(await store.findFor(db, viewer.id, params.id, now()), nameOf('report')),
  readOwnReport: reads('report'),
  readOwnReportDo: reads('report'),
};
