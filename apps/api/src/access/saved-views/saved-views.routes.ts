import type { savedViews } from '@mirante/contract/access/saved-views.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { saveView } from './save-view.ts';
import { list, remove } from './saved-views.store.ts';

export const savedViewRoutes: Handlers<typeof savedViews> = {
  listSavedViews: ({ db, viewer }) => list(db, viewer.id),
  saveView,
  removeView: async ({ db, viewer, params }) => void or404(await remove(db, viewer.id, params.id), 'Visão'),
};
