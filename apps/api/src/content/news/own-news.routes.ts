import type { ownNews } from '@mirante/contract/content/own-news.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { listsReadable, reads } from '../publishing/read-handler.ts';
import * as store from './own-news.store.ts';

export const ownNewsRoutes: Handlers<typeof ownNews> = {
  listOwnNews: listsReadable(store.listFor),
  getOwnNews: async ({ db, viewer, params, now }) =>
    or404(await store.findFor(db, viewer.id, params.id, now()), nameOf('news')),
  readOwnNews: reads('news'),
  readOwnNewsDo: reads('news'),
};
