import type { ownUnread } from '@mirante/contract/content/own-unread.ts';
import type { Handlers } from '../../http/serve.ts';
import { unreadBy } from '../board/own-board.store.ts';
import { entitled } from '../publishing/readable.store.ts';
import { newFor } from './own-contents.store.ts';

export const ownUnreadRoutes: Handlers<typeof ownUnread> = {
  countNewContents: async ({ db, viewer, now }) => newFor(db, await entitled(db, viewer.id, now())),
  countUnreadNotices: ({ db, viewer, now }) => unreadBy(db, viewer.id, now()),
};
