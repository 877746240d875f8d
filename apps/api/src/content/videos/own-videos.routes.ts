import type { ownVideos } from '@mirante/contract/content/own-videos.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { listsReadable, reads } from '../publishing/read-handler.ts';
import * as store from './own-videos.store.ts';

export const ownVideoRoutes: Handlers<typeof ownVideos> = {
  listOwnVideos: listsReadable(store.listFor),
  getOwnVideo: async ({ db, viewer, params, now }) =>
    or404(await store.findFor(db, viewer.id, params.id, now()), nameOf('video')),
  readOwnVideo: reads('video'),
  readOwnVideoDo: reads('video'),
};
