import type { PublishedKind } from '@mirante/domain/content/content.ts';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';
import { idOf, type Contents, type Published } from './content-filters.ts';
import { isAmongUnlocked, isOut, isReadable } from './unlocking.store.ts';

/**
 * Of a kind, those that a client may read now. `is true` keeps the ids from being joined: they are read once, by their indexes, and a list is
 * walked in its order past those that are not among them.
 */
export const readable =
  <K extends PublishedKind>(kind: K, clientId: number, now: Date) =>
  (db: Db): SelectQueryBuilder<Schema, K, object> => {
    const unlocked = kind === 'board' ? sql`true` : isAmongUnlocked('content', clientId, now);
    return db
      .selectFrom(kind as 'report')
      .where(
        sql<SqlBool>`(${idOf(kind)} in (select content.id from content where content.kind = ${kind} and ${isOut('content', now)} and ${unlocked})) is true`,
      ) as unknown as SelectQueryBuilder<Schema, K, object>;
  };

/** Whether it is there for a client now. */
export const mayRead = async (
  db: Db,
  clientId: number,
  { kind, id }: { kind: PublishedKind; id: number },
  now: Date,
): Promise<boolean> =>
  (await db
    .selectFrom('content')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where(isReadable('content', clientId, now))
    .executeTakeFirst()) !== undefined;

/** When a client opened it first. What is published has numbers of its own, whatever kind it is. */
export const readAt = (table: Published, clientId: number): RawBuilder<Date | null> => sql`(
  select read_at from content_read
  where client_id = ${clientId} and content_id = ${idOf(table)} and kind in ('report', 'video', 'news', 'board')
)`;

/** Whether a client has opened it. Read once for a list, whatever its length: by its index, a client's reads stand together. */
export const isReadBy = (id: RawBuilder<number>, clientId: number): RawBuilder<boolean> => sql`(${id} in (
  select content_id from content_read where client_id = ${clientId} and kind in ('report', 'video', 'news', 'board')
))`;

export const isRead =
  (table: Published, clientId: number) =>
  (query: Contents, read: string): Contents =>
    query.where(sql<SqlBool>`${isReadBy(idOf(table), clientId)} is ${read === 'true' ? sql`true` : sql`false`}`);
