import { sql, type RawBuilder } from 'kysely';

interface Stretch {
  code: RawBuilder<unknown>;
  /** Days: what takes effect on the first of them is counted in already. */
  after: RawBuilder<unknown>;
  until: RawBuilder<unknown>;
}

/** What one share of a day is on another, by splits and bonuses. As `shares_after` of the database, which a query of many rows would call too often. */
const sharesAfter = ({ code, after, until }: Stretch): RawBuilder<number> => sql`(
  select coalesce(round(exp(sum(ln(factor))), 8), 1) from corporate_action action
  where action.stock_code_id = ${code} and action.day > ${after} and action.day <= ${until}
)`;

/** The day that the current price of a paper is of; null where it has none. `paper` is what the query calls its `stock_code`. */
const priceDay = (paper: string): RawBuilder<string | null> =>
  sql`(${sql.ref(`${paper}.price_updated_at`)} at time zone 'America/Sao_Paulo')::date`;

/** Splits are counted up to the day of a paper's price, so that none is told before the price that it moved; without one, up to today. */
const countedUntil = (today: string): RawBuilder<string> => sql`coalesce(${priceDay('stock_code')}, ${today}::date)`;

/** What a share of `day` is of the shares that the price of the query's `stock_code` is of. */
export const sharesSince = (day: RawBuilder<unknown>, today: string): RawBuilder<number> =>
  sharesAfter({ code: sql`stock_code.id`, after: day, until: countedUntil(today) });

interface SetPrice {
  price: RawBuilder<unknown>;
  day: RawBuilder<unknown>;
}

/** A fair price that was set on a day, for a share as the paper's current price is of. 0.01 stands for none, of however many shares. */
export const fairPriceOf = ({ price, day }: SetPrice, paper = 'stock_code'): RawBuilder<number> =>
  sql`case when ${price} <= 0.01 then ${price}
    else round(${price} / ${sharesAfter({ code: sql.ref(`${paper}.id`), after: day, until: priceDay(paper) })}, 8) end`;

/** A paper's fair price, as `fairPriceOf`. */
export const fairPrice = (paper = 'stock_code'): RawBuilder<number> =>
  fairPriceOf({ price: sql.ref(`${paper}.fair_price`), day: sql.ref(`${paper}.fair_price_day`) }, paper);

/**
 * What one share of a position's entry has become by splits and bonuses: by the day of its paper's price, or by that on which it left. For a query
 * that calls the position `item` and joins its `stock_code`.
 */
export const splitFactor = (today: string): RawBuilder<number> =>
  sharesAfter({
    code: sql`item.stock_code_id`,
    after: sql`item.date_in`,
    until: sql`coalesce(item.date_out, ${countedUntil(today)})`,
  });

/** The codes that a paper of a query is or was called by. */
export const everyCode: RawBuilder<string[]> = sql`array(
  select stock_code.code union all
  select old_code from corporate_action action where action.stock_code_id = stock_code.id and old_code is not null
)`;

/** Whether the paper of a query has any action on its shares, so that few ask about each day. */
export const hasNewShares: RawBuilder<boolean> = sql`exists (select from corporate_action action where action.stock_code_id = stock_code.id)`;
