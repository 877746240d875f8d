import { SEARCH_FROM, SEARCH_UP_TO, type FoundGroup } from '@mirante/domain/house/search.ts';
import { say } from '@mirante/validation/messages.ts';
import { get, type } from '../http.ts';
import { lazySchema } from '../lazy-schema.ts';

export const search = {
  /** Returns only what the viewer's roles may list. */
  search: get('/api/v1/search', {
    what: 'Buscar em tudo',
    allow: 'staff',
    input: lazySchema(({ form, text }) => form({ q: text(SEARCH_FROM, SEARCH_UP_TO).required(say.textRequired) })),
    returns: type<FoundGroup[]>(),
  }),
};
