import { CONTENT_SEARCH_UP_TO, type FoundContents } from '@mirante/domain/content/content-search.ts';
import { contentTypes } from '@mirante/domain/content/feed.ts';
import { SEARCH_FROM } from '@mirante/domain/house/search.ts';
import { say } from '@mirante/validation/messages.ts';
import { get, type } from '../http.ts';
import { lazySchema } from '../lazy-schema.ts';

export const contentSearch = {
  /**
   * Published contents that the client's products unlock, best match first: by title, description, body, tags and the
   * text of PDFs.
   */
  searchContents: get('/api/v1/client/contents/search', {
    what: 'Buscar nos próprios conteúdos',
    allow: { area: 'content' },
    input: lazySchema(({ day, form, id, oneOf, text, whole }) =>
      form({
        q: text(SEARCH_FROM, CONTENT_SEARCH_UP_TO).required(say.textRequired),
        page: whole(1, 1000).default(1),
        perPage: whole(1, 50).default(9),
        type: oneOf(contentTypes),
        read: oneOf(['true', 'false']),
        product: id(),
        /** On this day or later. */
        from: day(),
        /** Sorts by date instead of relevance. */
        newest: oneOf(['true']),
      }),
    ),
    returns: type<FoundContents>(),
  }),
};
