import { sql, type RawBuilder } from 'kysely';

/**
 * What one share of a position's entry has become by splits and bonuses: by `today`, or by the day on which it left. For a query whose
 * `stock_portfolio_item` is called `item`.
 */
export const splitFactor = (today: string): RawBuilder<number> => sql`(
  select coalesce(round(exp(sum(ln(factor))), 8), 1) from corporate_action action
  where action.stock_code_id = item.stock_code_id and kind <> 'ticker_change' and day > item.date_in and day <= coalesce(item.date_out, ${today})
)`;
