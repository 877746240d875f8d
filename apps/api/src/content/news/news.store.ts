import { newsForm } from '@mirante/contract/content/news.form.ts';
import { news } from '@mirante/contract/content/news.ts';
import type { Db } from '../../database/db.ts';
import { contains, eq, on, since, isTrue } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { findsContent } from '../publishing/find-content.ts';
import { savesContent } from '../publishing/save-content.ts';
import { madeFor } from '../../products/entitlements/unlocking.store.ts';
import { isAbout, hasProduct, containsWords, hasTag } from '../publishing/content-filters.ts';

const rows = (db: Db) =>
  db
    .selectFrom('news')
    .select(['news.id', 'news.title', 'news.news_date', 'news.app_alert', 'news.draft'])
    .select(['news.created_at', 'news.updated_at', madeFor('content', 'news.id').as('product_name')]);

export const list = listOf(news.listNews, 'news', {
  rows,
  sort: { 'news.title': 'news.title_key' },
  where: {
    'news.id': eq,
    'news.title': on('news.title_key', contains),
    'news.tags': hasTag('news'),
    ...isAbout('news'),
    'news.app_alert': isTrue,
    'news.draft': isTrue,
    'news.news_date': since,
    'news.product': hasProduct('news'),
    'news.filter': containsWords('news'),
  },
});

export const find = findsContent('news', (db) => rows(db).select('news.body'), newsForm);

const table = rowsOf('news');
export const { lock, remove } = table;
export const { insert, save } = savesContent(table, 'news_date');
