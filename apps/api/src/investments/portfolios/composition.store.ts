import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';

/**
 * Serialises the writers of items and of funds until the transaction ends: of two at once, neither would compose what
 * the other writes. Taken before any row's lock.
 */
export const lockCompositions = (trx: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('portfolio_composition'))`.execute(trx);

/**
 * Records a portfolio's composition from this day on: every item with its share and funds, those of its categories
 * included. Called at the end of each transaction that writes items; the last of a day wins.
 */
export async function writeComposition(trx: Db, portfolioId: number, now: Date): Promise<void> {
  await sql`
    insert into portfolio_composition (portfolio_id, day, items)
    select ${portfolioId}, ${dayInSaoPaulo(now)}, coalesce(jsonb_agg(jsonb_build_object(
      'item_id', item.id, 'name', item.name, 'share', item.share, 'funds', array(
        select fund.id from fund
        where fund.id in (select fund_id from portfolio_item_fund where item_id = item.id)
          or fund.category_id in (select category_id from portfolio_item_category where item_id = item.id)
        order by fund.id
      )
    ) order by item.position, item.id), '[]')
    from portfolio_item item where item.portfolio_id = ${portfolioId} and item.share > 0
    on conflict (portfolio_id, day) do update set items = excluded.items`.execute(trx);
}

/** Whether a fund is or was in any portfolio's composition. */
export const isComposed = (db: Db, fundId: number): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('portfolio_composition')
      .select('portfolio_id')
      .where(sql<SqlBool>`items @> ${JSON.stringify([{ funds: [fundId] }])}`)
      .limit(1),
  );
