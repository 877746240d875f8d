import type { ownReports } from '@mirante/contract/content/own-reports.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { sendOwnCopy } from '../copies/send-copy.ts';
import { markRead } from '../publishing/reads.store.ts';
import * as store from './own-reports.store.ts';

export const ownReportRoutes: Handlers<typeof ownReports> = {
  listOwnReports: ({ input, viewer, ...services }) => store.listFor(viewer.id, services.now())(services, input),
  getOwnReport: async ({ db, viewer, params, now }) =>
    or404(await store.findFor(db, viewer.id, params.id, now()), nameOf('report')),
  getOwnReportFile: async (call) => {
    or404(await store.findFor(call.db, call.viewer.id, call.params.id, call.now()), nameOf('report'));
    return sendOwnCopy(call);
  },
  readOwnReport: async ({ db, viewer, params: { id }, now }) => {
    or404(await store.findFor(db, viewer.id, id, now()), nameOf('report'));
    await markRead(db, viewer.id, { kind: 'report', id }, now());
  },
};
