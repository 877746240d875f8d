import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The same number is another price once it is for a share as it became by a split.
    drop trigger fair_price_traced on stock_code;
    create trigger fair_price_traced after update of fair_price on stock_code for each row
      when ((old.fair_price, old.fair_price_day) is distinct from (new.fair_price, new.fair_price_day)) execute function trace_fair_price();
    drop trigger audited on stock_code;
    select audit_table('stock_code', '{"resource": "stock", "id": "stock_id", "change": "update", "quiet": ["stock_id", "price_updated_at"]}');
  `.execute(db);
}
