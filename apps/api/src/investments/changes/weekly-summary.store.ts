import type { PortfolioChange, PortfolioKind } from '@mirante/domain/investments/portfolio-change.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { BATCH } from '../../jobs/batch.ts';
import { isOpen, openedCodes } from '../../products/entitlements/entitlements.store.ts';
import { changesIn } from './changes.store.ts';

export interface Changed {
  name: string;
  product_id: number;
  changes: PortfolioChange[];
}

/** Active portfolios that changed between two times. */
export async function changedBetween(db: Db, since: Date, until: Date): Promise<Changed[]> {
  const { rows } = await sql<{ kind: PortfolioKind; id: number; name: string; product_id: number }>`
    select 'portfolio' as kind, id, name, product_id from portfolio where active
    union all select 'stock_portfolio', id, name, product_id from stock_portfolio where active
    order by name, kind`.execute(db);
  const changes = await changesIn(
    db,
    rows.map(({ kind, id }) => ({ kind, id, since })),
    until,
  );
  return rows
    .map(({ name, product_id }, i) => ({ name, product_id, changes: changes[i]! }))
    .filter((portfolio) => portfolio.changes.length > 0);
}

export interface Recipient {
  id: number;
  /** The products, among those given, that they have. */
  products: number[];
}

interface RecipientQuery {
  products: readonly number[];
  week: string;
  until: Date;
  now: Date;
  after: number;
}

/**
 * A batch of clients after `after` who have had one of the products since `until`, are subscribed and have not had this
 * week's mail.
 */
export async function recipientsOf(
  db: Db,
  { products, week, until, now, after }: RecipientQuery,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select client.id, array_agg(distinct granted.child_id) as products
    from client_product own
    join product_closure granted on granted.parent_id = own.product_id and granted.child_id = any(${products}::int[])
    join client on client.id = own.client_id
    where client.id > ${after} and client.removed_at is null and ${isOpen('own', now)}
      and (own.starts_at <= ${until} or own.renewed_from_id is not null)
      and not exists (select from weekly_summary sent where sent.client_id = client.id and sent.week = ${week})
      and not exists (select from weekly_summary_preference chosen where chosen.client_id = client.id and not chosen.wanted)
    group by client.id order by client.id limit ${BATCH}`.execute(db);
  return rows;
}

/** A client's entitlements, as in a session. */
export const codesOf = async (db: Db, clientId: number, now: Date): Promise<string[]> =>
  (await db.selectNoFrom(openedCodes(clientId, now).as('codes')).executeTakeFirstOrThrow()).codes;

/** False if already sent this week, also by another process. */
export const insertSummary = (db: Db, summary: { client_id: number; week: string; sent_at: Date }): Promise<boolean> =>
  hasRow(
    db
      .insertInto('weekly_summary')
      .values(summary)
      .onConflict((clash) => clash.doNothing())
      .returning('week'),
  );
