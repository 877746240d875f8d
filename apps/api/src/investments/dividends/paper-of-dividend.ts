import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The id of the paper of the query's `dividend`, also under the code that it had then; null for an unknown one. */
export const paperOfDividend: RawBuilder<number | null> = sql`coalesce(
  (select stock_code_id from corporate_action where old_code = dividend.code and day > dividend.with_date order by day limit 1),
  (select id from stock_code where code = dividend.code),
  (select stock_code_id from corporate_action where old_code = dividend.code order by day desc limit 1)
)`;

/** Whether the query's `dividend` is of a stock for which a condition on `stock` holds. The codes are found by index. */
export const isOfStock = (condition: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`(
  dividend.code in (
    select unnest(array[stock_code.code, action.old_code]) from stock join stock_code on stock_code.stock_id = stock.id
    left join corporate_action action on action.stock_code_id = stock_code.id and action.old_code is not null
    where ${condition}
  ) and ${paperOfDividend} in (
    select stock_code.id from stock join stock_code on stock_code.stock_id = stock.id where ${condition}
  )
)`;
