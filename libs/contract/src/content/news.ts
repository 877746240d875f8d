import type { News, NewsRow } from '@mirante/domain/content/news.ts';
import { type } from '../http.ts';
import { about } from './about.query.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';
const query = listQuery({
  sort: ['news.title', 'news.id', 'news.news_date', 'news.created_at', 'news.app_alert'],
  by: 'news.news_date',
  order: -1,
  filters: (fields) => ({
    'news.id': fields.id(),
    'news.title': fields.str().max(100),
    /** The id of a tag. */
    'news.tags': fields.id(),
    ...about('news', fields),
    'news.app_alert': fields.oneOf(['true', 'false']),
    'news.draft': fields.oneOf(['true', 'false']),
    /** On this day or later. */
    'news.news_date': fields.day(),
    /** The id of a product that unlocks it. */
    'news.product': fields.id(),
    /** Any part of the title or body. */
    'news.filter': fields.str().max(120),
  }),
});

const calls = recordCalls('/api/v1/news', {
  one: 'uma notícia',
  many: 'notícias',
  allow: ['conteudo'],
  query,
  row: type<NewsRow>(),
  record: type<News>(),
  form: () => import('./news.form.ts').then((m) => m.newsForm),
  change: () => import('./news.form.ts').then((m) => m.newsChange),
  example: {
    title: 'Copom mantém a Selic',
    news_date: '2026-11-22T18:30:00-03:00',
    body: '<p>Decisão <strong>unânime</strong>, comunicado mais duro.</p>',
    products: [3],
    app_alert: true,
    draft: false,
  },
});
export const news = {
  listNews: calls.list,
  exportNews: calls.export,
  getNewsItem: calls.get,
  createNewsItem: calls.create,
  editNewsItem: calls.edit,
  removeNewsItem: calls.remove,
  listNewsChanges: calls.changes,
};
