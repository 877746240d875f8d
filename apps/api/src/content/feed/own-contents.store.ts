import { ownContents } from '@mirante/contract/content/own-contents.ts';
import type { ContentType, NewContents } from '@mirante/domain/content/feed.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { eq, on, since } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';
import { capByText, hasProduct, containsWords, hasTag } from '../publishing/content-filters.ts';
import { isRead, isUnlockedFor, readAt, type EntitledClient } from '../publishing/readable.store.ts';
import { opensArea } from '../../products/entitlements/entitlements.store.ts';
import { madeFor } from '../../products/entitlements/unlocking.store.ts';
import { isPublished } from '../publishing/unlocking.store.ts';

const rows = (clientId: number) => (db: Db) =>
  db
    .selectFrom('content')
    .select(['content.id', 'content.title', 'content.goes_out_at as date', 'content.summary'])
    .select([sql<ContentType>`content.kind`.as('type'), madeFor('content').as('product_name')])
    .select(readAt('content', clientId).as('read_at'));

/** Without notices, which belong to no product. */
const feed = (client: EntitledClient) => (db: Db) =>
  db
    .selectFrom('content')
    .where(
      sql<SqlBool>`content.kind <> 'board' and ${isPublished('content', client.now)} and ${isUnlockedFor('content', client)}`,
    );

/** Contents that only the consultancy unlocks. */
const ofConsultancy = (client: EntitledClient) => (db: Db) =>
  feed(client)(db).where(
    sql<SqlBool>`content.products <@ array(select id from product where ${opensArea('consultancy', sql.ref('product.code'))})`,
  );

const listing = (from: typeof feed) => (client: EntitledClient) =>
  listOf(ownContents.listOwnContents, 'content', {
    from: from(client),
    rows: rows(client.id),
    sort: { 'content.date': 'content.goes_out_at' },
    cap: capByText('content.filter'),
    where: {
      'content.type': on('content.kind', eq),
      'content.filter': containsWords('content'),
      'content.read': isRead('content', client.id),
      'content.date': on('content.goes_out_at', since),
      'content.product': hasProduct('content'),
      'content.tags': hasTag('content'),
    },
  });
export const listFor = listing(feed);
export const listConsultancyFor = listing(ofConsultancy);

const MAX_COUNTED = 100;

/** Contents published since the previous visit and not opened. */
export async function newFor(db: Db, client: EntitledClient): Promise<NewContents> {
  const visit = await db
    .selectFrom('client_visit')
    .select('last_began_at')
    .where('client_id', '=', client.id)
    .executeTakeFirst();
  if (!visit?.last_began_at) return { since: null, total: 0 };
  const found = isRead('content', client.id)(feed(client)(db), 'false')
    .where(sql<Date>`greatest(content.goes_out_at, content.released_at)`, '>', visit.last_began_at)
    .select('content.id')
    .limit(MAX_COUNTED);
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { since: visit.last_began_at.toISOString(), total };
}
