import type { ownReports } from '@mirante/contract/content/own-reports.ts';
import { idsIn } from '@mirante/contract/records/id-list.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { sendOwnCopy } from '../copies/send-copy.ts';
import { listsReadable, reads } from '../publishing/read-handler.ts';
import { mayRead } from '../publishing/readable.store.ts';
import * as store from './own-reports.store.ts';

export const ownReportRoutes: Handlers<typeof ownReports> = {
  listOwnReports: listsReadable(store.listFor),
  getOwnReport: async ({ db, viewer, params, now }) =>
    or404(await store.findFor(db, viewer.id, params.id, now()), nameOf('report')),
  listKeptReports: async ({ db, viewer, input, now }) => {
    const found = idsIn(input.ids).map((id) => store.findFor(db, viewer.id, id, now()));
    return (await Promise.all(found)).filter((report) => report !== undefined);
  },
  getOwnReportFile: async (call) => {
    const { db, viewer, params, now } = call;
    const isReadable = await mayRead(db, viewer.id, { kind: 'report', id: params.id }, now());
    or404(isReadable, nameOf('report'));
    return sendOwnCopy(call);
  },
  readOwnReport: reads('report'),
  readOwnReportDo: reads('report'),
};
