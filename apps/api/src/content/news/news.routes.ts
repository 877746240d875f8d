import type { news } from '@mirante/contract/content/news.ts';
import { newsWords, type NewsRow } from '@mirante/domain/content/news.ts';
import { dayTime } from '@mirante/domain/format.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import * as store from './news.store.ts';

const columns = columnsOf<NewsRow>(newsWords, { news_date: dayTime, created_at: dayTime, updated_at: dayTime }, [
  'id',
  'title',
  'product_name',
  'news_date',
  'app_alert',
  'draft',
  'created_at',
  'updated_at',
]);

export const newsRoutes: Handlers<typeof news> = {
  listNews: lists(store.list),
  exportNews: file('news', 'noticias', { list: store.list, columns }),
  getNewsItem: finds('news', store),
  createNewsItem: creates(store, store.insert),
  editNewsItem: edits('news', store, store.save),
  removeNewsItem: removes('news', store),
  listNewsChanges: changesOf('news'),
};
