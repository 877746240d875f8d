import type { OwnNews, OwnNewsRow } from '@mirante/domain/content/news.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, post, type } from '../http.ts';
import { about } from './about.query.ts';
import { listQuery } from '../records/list-query.ts';
import { read, related, words } from './reading.query.ts';

const query = listQuery({
  sort: ['news.news_date', 'news.created_at', 'news.title'],
  by: 'news.news_date',
  order: -1,
  perPage: 12,
  filters: (fields) => ({
    'news.title': fields.str().max(100),
    'news.filter': words(fields),
    'news.read': read(fields),
    /** On this day or later. */
    'news.news_date': fields.day(),
    'news.product': related(fields),
    'news.tags': related(fields),
    ...about('news', fields),
  }),
});

const allow = { area: 'content' } as const;
/** Only published items that the client's products unlock; any other is 404. */
export const ownNews = {
  listOwnNews: get('/api/v1/client/news', {
    what: 'Listar as próprias notícias',
    allow,
    input: query,
    returns: type<Page<OwnNewsRow>>(),
  }),
  getOwnNews: get('/api/v1/client/news/:id', { what: 'Ler uma notícia', allow, returns: type<OwnNews>() }),
  /** Idempotent: only the first read is recorded. */
  readOwnNews: post('/api/v1/client/news/:id/read', { what: 'Marcar uma notícia como lida', allow }),
  readOwnNewsDo: post('/api/v1/client/news/:id/read/do', { what: 'Marcar uma notícia como lida', allow }),
};
