import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { priceDay } from '../corporate-actions/shares.ts';
import type { QuoteSource } from '@mirante/domain/investments/quote-load.ts';

/** The tables of quotes, their key and value columns. */
const tables = {
  closes: { table: 'daily_close', key: 'stock_code_id', value: 'close', type: sql`int[]` },
  quotas: { table: 'fund_quota', key: 'fund_id', value: 'quota', type: sql`int[]` },
  indexes: { table: 'index_value', key: 'index', value: 'value', type: sql`text[]` },
} as const;
export type Target = keyof typeof tables;

export interface KnownQuote {
  key: number | string;
  day: string;
  value: number;
}
export interface Writing {
  target: Target;
  source: QuoteSource;
  /** Whether typed values are kept, as for fetched ones. */
  keepsTyped: boolean;
  now: Date;
}
interface Written {
  added: number;
  changed: number;
}

/**
 * Upserts quotes and, in the same transaction, what depends on closes: the papers' current prices, and jumps. Equal
 * values are not written.
 */
export async function writeQuotes(trx: Db, quotes: readonly KnownQuote[], writing: Writing): Promise<Written> {
  const inOrder = [...new Map(quotes.map((quote) => [`${quote.key} ${quote.day}`, quote])).values()].toSorted((a, b) =>
    a.key === b.key ? compare(a.day, b.day) : compare(a.key, b.key),
  );
  if (writing.target === 'closes') await lockPapers(trx, sql`any(${keysOf(inOrder)}::int[])`);
  const touched = await upsert(trx, inOrder, writing);
  if (writing.target === 'closes' && touched.length > 0) {
    await markJumps(trx, touched);
    await followPrices(trx, keysOf(touched), writing.now);
  }
  const added = touched.filter((row) => row.is_new).length;
  return { added, changed: touched.length - added };
}

/** Serialises writers of the same papers, against deadlocks, and so that each sees the others' closes. */
const lockPapers = (trx: Db, ids: RawBuilder<unknown>) =>
  sql`select from stock_code where id = ${ids} order by id for no key update`.execute(trx);

const compare = <T>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);
const keysOf = (quotes: readonly { key: number | string }[]) => [...new Set(quotes.map(({ key }) => key as number))];

interface Touched {
  key: number | string;
  day: string;
  is_new: boolean;
}

async function upsert(trx: Db, quotes: readonly KnownQuote[], writing: Writing): Promise<Touched[]> {
  const { table, key, value, type } = tables[writing.target];
  const [into, whose, what] = [sql.table(table), sql.ref(key), sql.ref(value)];
  const { rows } = await sql<Touched>`
    insert into ${into} as kept (${whose}, day, ${what}, source)
    select name, day, value, ${writing.source}
    from unnest(${quotes.map(({ key: of }) => of)}::${type}, ${quotes.map(({ day }) => day)}::date[], ${quotes.map(({ value: of }) => of)}::numeric[])
      as given (name, day, value)
    on conflict (${whose}, day) do update set ${what} = excluded.${what}, source = excluded.source
    where (kept.${what}, kept.source) is distinct from (excluded.${what}, excluded.source)
      and not (${writing.keepsTyped} and kept.source = 'manual')
    returning ${whose} as key, day, xmax = 0 as is_new`.execute(trx);
  return rows;
}

/** Marks a close more than 40% away from the previous one, until a corporate action explains it or staff confirm it. */
async function markJumps(trx: Db, touched: readonly Touched[]): Promise<void> {
  await sql`
    with touched as (
      select * from unnest(${touched.map(({ key }) => key)}::int[], ${touched.map(({ day }) => day)}::date[]) as t (id, day)
    ), affected as (
      select id, day from touched
      union
      select t.id, next.day from touched t cross join lateral (
        select day from daily_close where stock_code_id = t.id and day > t.day order by day limit 1
      ) next
    ), measured as (
      select a.id, a.day, c.close / before.close as ratio
      from affected a
      join daily_close c on c.stock_code_id = a.id and c.day = a.day
      left join lateral (
        select close from daily_close where stock_code_id = a.id and day < a.day order by day desc limit 1
      ) before on true
    ), judged as (
      select id, day, case when ratio > 1.4 or ratio < 0.6 then least(ratio, 99999999) end as jump from measured
    )
    update daily_close c set jump = judged.jump, jump_confirmed = false
    from judged
    where c.stock_code_id = judged.id and c.day = judged.day and c.jump is distinct from judged.jump::numeric(18, 8)`.execute(
    trx,
  );
}

/** Sets a paper's current price to its newest close, unless one was set on a later day. */
async function followPrices(trx: Db, codes: readonly number[], now: Date): Promise<void> {
  await sql`
    update stock_code p
    set current_price = newest.close, price_updated_at = least(${now}::timestamptz, (newest.day + time '18:00') at time zone 'America/Sao_Paulo')
    from unnest(${codes}::int[]) as asked (id)
    cross join lateral (
      select day, close::numeric(16, 8) as close from daily_close where stock_code_id = asked.id order by day desc limit 1
    ) newest
    where p.id = asked.id
      and (p.price_updated_at is null or ${priceDay('p')} <= newest.day)
      and (p.current_price, ${priceDay('p')}) is distinct from (newest.close, newest.day)`.execute(trx);
}

/** Removes a close, and recomputes what depended on it. */
export async function removeClose(trx: Db, id: number, now: Date): Promise<{ id: number } | undefined> {
  await lockPapers(trx, sql`(select stock_code_id from daily_close where id = ${id})`);
  const { rows } = await sql<{ stock_code_id: number; day: string }>`
    delete from daily_close where id = ${id} returning stock_code_id, day`.execute(trx);
  const [removed] = rows;
  if (!removed) return undefined;
  const { stock_code_id: code, day } = removed;
  const next = await sql<{ day: string }>`
    select day from daily_close where stock_code_id = ${code} and day > ${day} order by day limit 1`.execute(trx);
  await markJumps(
    trx,
    next.rows.map((row) => ({ key: code, day: row.day, is_new: false })),
  );
  // The price of that day becomes the previous close's, which is older.
  await sql`
    update stock_code set price_updated_at = null
    where id = ${code} and ${priceDay('stock_code')} = ${day}
      and exists (select from daily_close where stock_code_id = ${code})`.execute(trx);
  await followPrices(trx, [code], now);
  return { id };
}
