import { sql, type SqlBool } from 'kysely';

/** On `daily_close`: a jump without a corporate action since the previous close, and not confirmed by staff. */
export const isUnexplainedJump = sql<SqlBool>`(
  daily_close.jump is not null and not daily_close.jump_confirmed
  and not exists (
    select from corporate_action a
    where a.stock_code_id = daily_close.stock_code_id and a.factor <> 1 and a.day <= daily_close.day and a.day > (
      select max(earlier.day) from daily_close earlier
      where earlier.stock_code_id = daily_close.stock_code_id and earlier.day < daily_close.day
    )
  )
)`;
