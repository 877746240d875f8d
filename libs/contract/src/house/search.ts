import { SEARCH_FROM, SEARCH_UP_TO, type FoundGroup } from '@mirante/domain/house/search.ts';
import { form, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { get, type } from '../http.ts';

export const search = {
  /** Answers only what the viewer's roles may list. */
  search: get('/api/v1/search', {
    what: 'Buscar em tudo',
    allow: 'staff',
    input: form({ q: text(SEARCH_FROM, SEARCH_UP_TO).required(say.textRequired) }),
    returns: type<FoundGroup[]>(),
  }),
};
