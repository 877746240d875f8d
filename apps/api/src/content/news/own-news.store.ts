import { relatedOf } from '../associations/associations.store.ts';
import { ownNews } from '@mirante/contract/content/own-news.ts';
import type { OwnNews } from '@mirante/domain/content/news.ts';
import type { Db } from '../../database/db.ts';
import { contains, on, since } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { isAbout, capByText, hasProduct, containsWords, hasTag } from '../publishing/content-filters.ts';
import { isRead, mayRead, readable, readAt, type EntitledClient } from '../publishing/readable.store.ts';
import { madeFor } from '../../products/entitlements/unlocking.store.ts';

const rows = (clientId: number) => (db: Db) =>
  db
    .selectFrom('news')
    .innerJoin('content', 'content.id', 'news.id')
    .select(['news.id', 'news.title', 'news.news_date', 'content.summary'])
    .select([madeFor('content', 'news.id').as('product_name'), readAt('news', clientId).as('read_at')]);

export const listFor = (client: EntitledClient) =>
  listOf(ownNews.listOwnNews, 'news', {
    from: readable('news', client),
    rows: rows(client.id),
    sort: { 'news.title': 'news.title_key' },
    cap: capByText('news.filter', 'news.title'),
    where: {
      'news.title': on('news.title_key', contains),
      'news.filter': containsWords('news'),
      'news.read': isRead('news', client.id),
      'news.news_date': since,
      'news.product': hasProduct('news'),
      'news.tags': hasTag('news'),
      ...isAbout('news'),
    },
  });

export async function findFor(db: Db, clientId: number, id: number, now: Date): Promise<OwnNews | undefined> {
  if (!(await mayRead(db, clientId, { kind: 'news', id }, now))) return undefined;
  const row = await rows(clientId)(db).select('news.body').where('news.id', '=', id).executeTakeFirstOrThrow();
  return { ...asJson(row), ...(await relatedOf(db, id, { clientId, now })) };
}
