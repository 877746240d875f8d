import type { ownBoard } from '@mirante/contract/content/own-board.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { listsReadable, reads } from '../publishing/read-handler.ts';
import * as store from './own-board.store.ts';

export const ownBoardRoutes: Handlers<typeof ownBoard> = {
  listOwnNotices: listsReadable(store.listFor),
  getOwnNotice: async ({ db, viewer, params, now }) =>
    or404(await store.findFor(db, viewer.id, params.id, now()), nameOf('board')),
  readOwnNotice: reads('board'),
  readOwnNoticeDo: reads('board'),
};
