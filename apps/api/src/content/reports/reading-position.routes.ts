import type { readingPosition } from '@mirante/contract/content/reading-position.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import * as reports from './own-reports.store.ts';
import { savePosition } from './reading-position.store.ts';

export const readingPositionRoutes: Handlers<typeof readingPosition> = {
  saveReadingPosition: async ({ db, viewer, params: { id }, input, now }) => {
    or404(await reports.findFor(db, viewer.id, id, now()), nameOf('report'));
    await savePosition(db, { clientId: viewer.id, reportId: id }, input, now());
  },
};
