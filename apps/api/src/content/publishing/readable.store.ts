import type { PublishedKind } from '@mirante/domain/content/content.ts';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';
import { idOf, type Contents, type Published } from './content-filters.ts';
import { isReadable } from './unlocking.store.ts';

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
  (query: Contents, read: string): Contents =>
    query.where(sql<SqlBool>`${idOf(table)} ${sql.raw(read === 'true' ? 'in' : 'not in')} (
      select content_id from content_read where client_id = ${clientId} and kind in ('report', 'video', 'news', 'board')
    )`);
