import type { PublishedKind, RelatedLists } from '@mirante/domain/content/content.ts';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';
import { isReadable } from './unlocking.store.ts';

/** A table whose rows are published, or `content`, which has them all. */
type Published = PublishedKind | 'content';
// oxlint-disable-next-line typescript/no-explicit-any -- a query of any of them
type Query = SelectQueryBuilder<Schema, any, object>;
const idOf = (table: Published): RawBuilder<number> => sql.ref<number>(`${table}.id`);

/** Of a kind, those that a client may read now. */
export const readable =
  <K extends PublishedKind>(kind: K, clientId: number, now: Date) =>
  (db: Db): SelectQueryBuilder<Schema, K, object> =>
    db
      .selectFrom(kind as PublishedKind)
      .where(
        sql<SqlBool>`exists (select from content where content.id = ${idOf(kind)} and ${isReadable('content', clientId, now)})`,
      ) as unknown as SelectQueryBuilder<Schema, K, object>;

/** When a client opened it first. What is published has numbers of its own, whatever kind it is. */
export const readAt = (table: Published, clientId: number): RawBuilder<Date | null> => sql`(
  select read_at from content_read
  where client_id = ${clientId} and content_id = ${idOf(table)} and kind in ('report', 'video', 'news', 'board')
)`;

/** Read once for a list, whatever its length: by its index, a client's reads stand together. */
export const isRead =
  (table: Published, clientId: number) =>
  (query: Query, read: string): Query =>
    query.where(sql<SqlBool>`${idOf(table)} ${sql.raw(read === 'true' ? 'in' : 'not in')} (
      select content_id from content_read where client_id = ${clientId} and kind in ('report', 'video', 'news', 'board')
    )`);

export const tagged =
  (table: Published) =>
  (query: Query, tagId: number): Query =>
    query.where(sql<SqlBool>`${idOf(table)} in (select content_id from content_tag where tag_id = ${tagId})`);

export const ofProduct =
  (table: Published) =>
  (query: Query, productId: number): Query =>
    query.where(
      sql<SqlBool>`${idOf(table)} in (select content_id from content_product where product_id = ${productId})`,
    );

/** Any part of its title or its text. */
export const says =
  (table: Published) =>
  (query: Query, part: string): Query => {
    const literal = part.replace(/[\\%_]/g, String.raw`\$&`);
    return query.where(
      sql<SqlBool>`${idOf(table)} in (select id from content where search like '%' || search_key(${literal}) || '%')`,
    );
  };

/** What has no pages yet. */
export const notYetRelated: Omit<RelatedLists, 'tags'> = {
  portfolios: [],
  funds: [],
  stock_portfolios: [],
  stocks: [],
  trades: [],
};
