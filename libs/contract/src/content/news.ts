import type { News, NewsRow } from '@mirante/domain/content/news.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { del, get, patch, post, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { about } from './about.query.ts';
import { listQuery } from '../records/list-query.ts';
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

const allow = ['conteudo'] as const;
const example = {
  title: 'Copom mantém a Selic',
  news_date: '2026-11-22T18:30:00-03:00',
  body: '<p>Decisão <strong>unânime</strong>, comunicado mais duro.</p>',
  products: [3],
  app_alert: true,
  draft: false,
};
const listNews = get('/api/v1/news', { what: 'Listar notícias', allow, input: query, returns: type<Page<NewsRow>>() });
export const news = {
  listNews,
  exportNews: csvOf('/api/v1/news.csv', 'Exportar notícias', listNews),
  getNewsItem: get('/api/v1/news/:id', { what: 'Ver uma notícia', allow, returns: type<News>() }),
  createNewsItem: post('/api/v1/news', {
    what: 'Criar uma notícia',
    allow,
    idempotent: true,
    input: () => import('./news.form.ts').then((m) => m.newsForm),
    returns: type<News>(),
    example,
  }),
  editNewsItem: patch('/api/v1/news/:id', {
    what: 'Editar uma notícia',
    allow,
    input: () => import('./news.form.ts').then((m) => m.newsChange),
    returns: type<News>(),
    refuses: ['edit_conflict'],
    example,
  }),
  removeNewsItem: del('/api/v1/news/:id', { what: 'Remover uma notícia', allow }),
  listNewsChanges: changesOf('/api/v1/news/:id/changes', 'Ver as alterações de uma notícia', allow),
};
