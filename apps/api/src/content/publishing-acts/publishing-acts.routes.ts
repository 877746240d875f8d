import type { publishingActs } from '@mirante/contract/content/publishing-acts.ts';
import type { Handlers } from '../../http/serve.ts';
import { setDrafts } from './set-drafts.ts';
import { undoPublishingAct } from './undo-publishing-act.ts';

export const publishingActRoutes: Handlers<typeof publishingActs> = {
  publishContents: setDrafts(false),
  returnContentsToDraft: setDrafts(true),
  undoPublishingAct,
};
