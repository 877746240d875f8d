import type { contentSearch } from '@mirante/contract/content/content-search.ts';
import type { Handlers } from '../../http/serve.ts';
import { searchContents } from './content-search.store.ts';

export const contentSearchRoutes: Handlers<typeof contentSearch> = {
  searchContents: ({ db, viewer, input, now }) => searchContents(db, viewer.id, input, now()),
};
