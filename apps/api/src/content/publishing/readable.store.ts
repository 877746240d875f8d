import type { PublishedKind } from '@mirante/domain/content/content.ts';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import type { Schema } from '../../database/schema.ts';
import { openedIds } from '../../products/entitlements/entitlements.store.ts';
import { idOf, type Contents, type Published } from './content-filters.ts';
import { isReadable } from './unlocking.store.ts';

/** A client and their products, as values, so that the planner can estimate how much they unlock. */
export interface EntitledClient {
  id: number;
  products: readonly number[];
  now: Date;
}

export const entitled = async (db: Db, id: number, now: Date): Promise<EntitledClient> => ({
  id,
  products: await openedIds(db, id, now),
  now,
});

/** Kinds that products unlock: notices are for everybody. */
type Unlocked = Exclude<Published, 'board'>;

/** Whether one of the row's products is among the client's. */
export const isUnlockedFor = (table: Unlocked, { products }: EntitledClient): RawBuilder<boolean> =>
  sql`${sql.ref(`${table}.products`)} && ${products}::int[]`;

const dates = { report: 'report_date', video: 'video_date', news: 'news_date' } as const;

/** The contents of a kind that a client can read now. */
export const readable =
  <K extends keyof typeof dates>(kind: K, client: EntitledClient) =>
  (db: Db): SelectQueryBuilder<Schema, K, object> =>
    db
      .selectFrom(kind as 'report')
      .where(
        sql<SqlBool>`not ${sql.ref(`${kind}.draft`)} and ${sql.ref(`${kind}.${dates[kind]}`)} <= ${client.now} and ${isUnlockedFor(kind, client)}`,
      ) as unknown as SelectQueryBuilder<Schema, K, object>;

/** Whether a client can read it now. */
export const mayRead = (
  db: Db,
  clientId: number,
  { kind, id }: { kind: PublishedKind; id: number },
  now: Date,
): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('content')
      .select('id')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where(isReadable(clientId, now)),
  );

/** When a client first opened it. Published ids are unique over all kinds. */
export const readAt = (table: Published, clientId: number): RawBuilder<Date | null> => sql`(
  select read_at from content_read
  where client_id = ${clientId} and content_id = ${idOf(table)} and kind in ('report', 'video', 'news', 'board')
)`;

/** A client's reads, stored together by their index. */
const readsOf = (clientId: number): RawBuilder<number> => sql`(
  select content_id from content_read where client_id = ${clientId} and kind in ('report', 'video', 'news', 'board')
)`;

/** Read contents are looked up one by one, as they may be few; unread ones are scanned in the list's order. */
export const isReadBy = (id: RawBuilder<number>, clientId: number, read: string): RawBuilder<boolean> =>
  read === 'true' ? sql`${id} in ${readsOf(clientId)}` : sql`(${id} in ${readsOf(clientId)}) is false`;

export const isRead =
  (table: Published, clientId: number) =>
  (query: Contents, read: string): Contents =>
    query.where(isReadBy(idOf(table), clientId, read));
