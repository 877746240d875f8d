import type { News, NewsRow } from '@mirante/domain/content/news.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { bool, day, form, id, moment, oneOf, richText, str, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
import { del, get, patch, post, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { about } from './about.form.ts';
import { listQuery } from '../records/list-query.ts';
import { unlockingProducts } from './content.form.ts';

const extras = { app_alert: bool(), draft: bool() };
export const newsForm = form({
  title: text(1, 100).required(say.textRequired),
  news_date: moment().required(say.required),
  body: richText(16384).required(say.textRequired),
  products: unlockingProducts().required(say.required),
  ...extras,
});
/** What is left out stays as it is. */
export const newsChange = form({
  title: text(0, 100).min(1, say.textRequired),
  news_date: moment().min(1, say.required),
  body: richText(16384),
  products: unlockingProducts(),
  ...extras,
});
export type NewsForm = InferType<typeof newsForm>;
export type NewsChange = InferType<typeof newsChange>;

const query = listQuery({
  sort: ['news.title', 'news.id', 'news.news_date', 'news.created_at', 'news.app_alert'],
  by: 'news.news_date',
  order: -1,
  filters: {
    'news.id': id(),
    'news.title': str().max(100),
    /** A tag. */
    'news.tags': id(),
    ...about('news'),
    'news.app_alert': oneOf(['true', 'false']),
    'news.draft': oneOf(['true', 'false']),
    /** On this day or later. */
    'news.news_date': day(),
    /** A product that unlocks it. */
    'news.product': id(),
    /** Any part of its title or body. */
    'news.filter': str().max(120),
  },
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
    input: newsForm,
    returns: type<News>(),
    example,
  }),
  editNewsItem: patch('/api/v1/news/:id', {
    what: 'Editar uma notícia',
    allow,
    input: newsChange,
    returns: type<News>(),
    refuses: ['edit_conflict'],
    example,
  }),
  removeNewsItem: del('/api/v1/news/:id', { what: 'Remover uma notícia', allow }),
  listNewsChanges: changesOf('/api/v1/news/:id/changes', 'Ver as alterações de uma notícia', allow),
};
