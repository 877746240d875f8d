import { quotes } from '@mirante/contract/investments/quotes.ts';
import { addDays } from '@mirante/domain/dates.ts';
import type { CloseRow } from '@mirante/domain/investments/quote.ts';
import { MAX_WARNINGS } from '@mirante/domain/investments/stock-closes.ts';
import { isStalePrice } from '@mirante/domain/investments/stale-price.ts';
import { bankingDays, tradingDays } from '@mirante/domain/trading-days.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { eq, containsText, sinceDay } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { priceDay } from '../corporate-actions/shares.ts';
import { isUnexplainedJump } from './unexplained-jumps.ts';

const closeRows = (db: Db) =>
  db
    .selectFrom('daily_close')
    .innerJoin('stock_code', 'stock_code.id', 'daily_close.stock_code_id')
    .select(['daily_close.id', 'daily_close.stock_code_id', 'stock_code.code', 'daily_close.day', 'daily_close.close'])
    .select(['daily_close.source', 'daily_close.jump', 'daily_close.jump_confirmed']);

export const listCloses = listOf(quotes.listCloses, 'daily_close', {
  rows: closeRows,
  where: {
    'stock_code.code': (q, code) =>
      q.where(
        sql<SqlBool>`daily_close.stock_code_id = any(array(select id from stock_code where starts_with(code, ${code.toUpperCase()})))`,
      ),
    'daily_close.day': sinceDay,
    'daily_close.source': eq,
    'daily_close.stock_code_id': eq,
  },
});

export const listQuotas = listOf(quotes.listQuotas, 'fund_quota', {
  rows: (db) =>
    db
      .selectFrom('fund_quota')
      .innerJoin('fund', 'fund.id', 'fund_quota.fund_id')
      .select(['fund_quota.id', 'fund_quota.fund_id', 'fund.name as fund_name', 'fund_quota.day'])
      .select(['fund_quota.quota', 'fund_quota.source']),
  where: {
    'fund.name': (q, name) =>
      q.where('fund_quota.fund_id', 'in', (eb) =>
        eb.selectFrom('fund').select('fund.id').where(containsText('fund.name_key', name)),
      ),
    'fund_quota.day': sinceDay,
    'fund_quota.source': eq,
  },
});

export const listIndexValues = listOf(quotes.listIndexValues, 'index_value', {
  rows: (db) =>
    db
      .selectFrom('index_value')
      .select(['index_value.id', 'index_value.index', 'index_value.day', 'index_value.value', 'index_value.source']),
  where: { 'index_value.index': eq, 'index_value.day': sinceDay, 'index_value.source': eq },
});

export const { remove: removeQuota } = rowsOf('fund_quota');
export const { remove: removeIndexValue } = rowsOf('index_value');

export const confirmJump = (db: Db, id: number) =>
  db
    .updateTable('daily_close')
    .set({ jump_confirmed: true })
    .where('id', '=', id)
    .where('jump', 'is not', null)
    .returning('id')
    .executeTakeFirst();

/** Unexplained jumps, newest first. */
export const openJumps = (db: Db): Promise<CloseRow[]> =>
  closeRows(db)
    .where(isUnexplainedJump)
    .orderBy('daily_close.day', 'desc')
    .orderBy('daily_close.id', 'desc')
    .limit(MAX_WARNINGS)
    .execute();

const LOOK_BACK = 60;

/** Trading days since the first close, before today, without any close. */
export const missingDays = (db: Db, today: string): Promise<string[]> =>
  daysWithout(db, { quoted: sql`daily_close`, among: tradingDays, today });

/** Banking days since the first DI rate, before today, without one: there every line of the CDI ends. */
export const missingRates = (db: Db, today: string): Promise<string[]> =>
  daysWithout(db, { quoted: sql`(select day from index_value where index = 'cdi')`, among: bankingDays, today });

interface Expected {
  /** A table or query with a column `day`. */
  quoted: RawBuilder<unknown>;
  among: (from: string, to: string) => string[];
  today: string;
}

async function daysWithout(db: Db, { quoted, among, today }: Expected): Promise<string[]> {
  const from = addDays(today, -LOOK_BACK);
  const { rows } = await sql<{ day: string }>`
    select day from generate_series(${from}::date, ${today}::date - 1, interval '1 day') as asked (at), lateral (select at::date as day) _
    where not exists (select from ${quoted} q where q.day = _.day)
      and exists (select from ${quoted} q where q.day < _.day)`.execute(db);
  const without = new Set(rows.map(({ day }) => day));
  return among(from, addDays(today, -1))
    .filter((day) => without.has(day))
    .slice(-MAX_WARNINGS);
}

/** Active papers available to portfolios with an old price, or none. */
export async function staleCodes(db: Db, today: string): Promise<string[]> {
  const { rows } = await sql<{ code: string; day: string | null }>`
    select code, ${priceDay('stock_code')} as day
    from stock_code where active order by price_updated_at nulls first, code`.execute(db);
  return rows
    .filter(({ day }) => day === null || isStalePrice(day, today))
    .map(({ code }) => code)
    .slice(0, MAX_WARNINGS);
}
