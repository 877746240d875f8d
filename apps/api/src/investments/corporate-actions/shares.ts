import { sql, type RawBuilder } from 'kysely';

interface Stretch {
  code: RawBuilder<unknown>;
  /** Days; actions effective on the first day are already included. */
  after: RawBuilder<unknown>;
  until: RawBuilder<unknown>;
}

/**
 * The factor of splits and bonuses between two days. Equals the database's `shares_after`, which is too slow for many
 * rows.
 */
const sharesAfter = ({ code, after, until }: Stretch): RawBuilder<number> => sql`(
  select product_of(factor) from corporate_action action
  where action.stock_code_id = ${code} and action.day > ${after} and action.day <= ${until}
)`;

/** The day of a paper's current price; null without one. `paper` is the query's name of its `stock_code`. */
export const priceDay = (paper: string): RawBuilder<string | null> =>
  sql`(${sql.ref(`${paper}.price_updated_at`)} at time zone 'America/Sao_Paulo')::date`;

/**
 * Splits count up to the day of the paper's price, so that none applies before the price reflects it; without a price,
 * up to today.
 */
const countedUntil = (today: string): RawBuilder<string> => sql`coalesce(${priceDay('stock_code')}, ${today}::date)`;

/** The split factor from `day` to the price of the query's `stock_code`. */
export const sharesSince = (day: RawBuilder<unknown>, today: string): RawBuilder<number> =>
  sharesAfter({ code: sql`stock_code.id`, after: day, until: countedUntil(today) });

interface SetPrice {
  price: RawBuilder<unknown>;
  day: RawBuilder<unknown>;
}

/** A fair price set on a day, adjusted to the shares of the current price. 0.01 means unset, and is not adjusted. */
export const fairPriceOf = ({ price, day }: SetPrice, paper = 'stock_code'): RawBuilder<number> =>
  sql`case when ${price} <= 0.01 then ${price}
    else round(${price} / ${sharesAfter({ code: sql.ref(`${paper}.id`), after: day, until: priceDay(paper) })}, 8) end`;

/** A paper's fair price, as `fairPriceOf`. */
export const fairPrice = (paper = 'stock_code'): RawBuilder<number> =>
  fairPriceOf({ price: sql.ref(`${paper}.fair_price`), day: sql.ref(`${paper}.fair_price_day`) }, paper);

/**
 * What one entry share of a position became by splits and bonuses: up to its paper's price, or its closing. For a query
 * with the position as `item`, joined with its `stock_code`.
 */
export const splitFactor = (today: string): RawBuilder<number> =>
  sharesAfter({
    code: sql`item.stock_code_id`,
    after: sql`item.date_in`,
    until: sql`coalesce(item.date_out, ${countedUntil(today)})`,
  });

/** All codes of a paper, current and former. */
export const everyCode: RawBuilder<string[]> = sql`array(
  select stock_code.code union all
  select old_code from corporate_action action where action.stock_code_id = stock_code.id and old_code is not null
)`;

/** Whether the paper has any split or bonus, so that few rows compute the factor. */
export const hasNewShares: RawBuilder<boolean> = sql`exists (select from corporate_action action where action.stock_code_id = stock_code.id)`;
