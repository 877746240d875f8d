import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Exact, unlike exp(sum(ln())), whose rounding to eight decimals left little or nothing of several reverse splits.
    create aggregate product_of(numeric) (sfunc = numeric_mul, stype = numeric, initcond = '1');

    create or replace function shares_after(code int, after date, until date) returns numeric language sql stable as $$
      select product_of(factor) from corporate_action where stock_code_id = code and day > after and day <= until $$;
    update record_call set public_from = public_from where public_from is not null;
  `.execute(db);
}
