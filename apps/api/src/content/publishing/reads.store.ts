import type { PublishedKind, ReadsOfDay, ReadStats } from '@mirante/domain/content/content.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { clientsBySet } from '../../products/entitlements/product-sets.store.ts';

interface Content {
  kind: PublishedKind;
  id: number;
}

/** Currently entitled clients, and readers, entitled or not. */
export async function readStatsOf(db: Db, { kind, id }: Content, now: Date): Promise<ReadStats> {
  const { rows } = await sql<ReadStats>`
    select
      (
        select coalesce(sum(clients), 0) from ${clientsBySet(now)} owned
        where ${kind === 'board'} or products && array(
          select granted.parent_id from product_closure granted
          join content_product unlocking on unlocking.product_id = granted.child_id and unlocking.content_id = ${id}
        )
      )::int as recipients,
      (select count(*) from content_read where kind = ${kind} and content_id = ${id})::int as reads`.execute(db);
  return rows[0]!;
}

/** The first reads of a content by day; undefined if unknown. */
export async function readsByDay(db: Db, id: number): Promise<ReadsOfDay[] | undefined> {
  const content = await db.selectFrom('content').select('kind').where('id', '=', id).executeTakeFirst();
  if (!content) return undefined;
  const { rows } = await sql<ReadsOfDay>`
    select to_char(read_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day, count(*)::int as reads
    from content_read where kind = ${content.kind} and content_id = ${id} group by day order by day`.execute(db);
  return rows;
}

/** Idempotent: the first time is kept. */
export const markRead = (db: Db, clientId: number, { kind, id }: Content, now: Date): Promise<unknown> =>
  db
    .insertInto('content_read')
    .values({ client_id: clientId, kind, content_id: id, read_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute();
