import { sql, type RawBuilder } from 'kysely';

/** The day that a paper's current price is of; null where it has none. `paper` is what the query calls its `stock_code`. */
const priceDay = (paper: string): RawBuilder<string | null> =>
  sql`(${sql.ref(`${paper}.price_updated_at`)} at time zone 'America/Sao_Paulo')::date`;

/** The day up to which splits and bonuses are counted beside a paper's current price: its own, so that no split is told before the price that it moved. */
export const countedUntil = (today: string, paper = 'stock_code'): RawBuilder<string> =>
  sql`coalesce(${priceDay(paper)}, ${today}::date)`;

/** A paper's fair price for a share as its current price is of. */
export const fairPrice = (paper = 'stock_code'): RawBuilder<number> =>
  sql`fair_price_at(${sql.ref(`${paper}.id`)}, ${sql.ref(`${paper}.fair_price`)}, ${sql.ref(`${paper}.fair_price_day`)}, ${sql.ref(`${paper}.price_updated_at`)})`;

/**
 * What one share of a position's entry has become by splits and bonuses: by the day of its paper's price, or by that on which it left. For a query
 * that calls the position `item` and joins its `stock_code`.
 */
export const splitFactor = (today: string): RawBuilder<number> =>
  sql`shares_after(item.stock_code_id, item.date_in, coalesce(item.date_out, ${countedUntil(today)}))`;

/** The codes that a paper of a query is or was called by. */
export const everyCode: RawBuilder<string[]> = sql`array(
  select stock_code.code union all
  select old_code from corporate_action action where action.stock_code_id = stock_code.id and old_code is not null
)`;
