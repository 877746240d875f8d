import type { OwnNews, OwnNewsRow } from '@mirante/domain/content/news.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { day, str } from '@mirante/validation/fields.ts';
import { get, post, type } from '../http.ts';
import { about } from './about.form.ts';
import { listQuery } from '../records/list-query.ts';
import { read, related, words } from './reading.form.ts';

const query = listQuery({
  sort: ['news.news_date', 'news.created_at', 'news.title'],
  by: 'news.news_date',
  order: -1,
  perPage: 12,
  filters: {
    'news.title': str().max(100),
    'news.filter': words(),
    'news.read': read(),
    /** On this day or later. */
    'news.news_date': day(),
    'news.product': related(),
    'news.tags': related(),
    ...about('news'),
  },
});

const allow = { area: 'content' } as const;
/** Only what is out and what the client's products unlock: anything else is not there. */
export const ownNews = {
  listOwnNews: get('/api/v1/client/news', {
    what: 'Listar as próprias notícias',
    allow,
    input: query,
    returns: type<Page<OwnNewsRow>>(),
  }),
  getOwnNews: get('/api/v1/client/news/:id', { what: 'Ler uma notícia', allow, returns: type<OwnNews>() }),
  /** Once: the first time counts. */
  readOwnNews: post('/api/v1/client/news/:id/read', { what: 'Marcar uma notícia como lida', allow }),
  readOwnNewsDo: post('/api/v1/client/news/:id/read/do', { what: 'Marcar uma notícia como lida', allow }),
};
