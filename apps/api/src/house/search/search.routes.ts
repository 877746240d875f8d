import type { search } from '@mirante/contract/house/search.ts';
import type { Handlers } from '../../http/serve.ts';
import { findEverywhere } from './find-everywhere.ts';

export const searchRoutes: Handlers<typeof search> = {
  search: ({ db, viewer, input: { q }, now }) => findEverywhere(db, viewer, q, now()),
};
