import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The fair price is for a share as it was on that day.
    alter table stock_code
      add column fair_price_day date not null default (moment_of_change(now()) at time zone 'America/Sao_Paulo')::date;
    create function keep_fair_price_day() returns trigger language plpgsql as $$ begin
      if new.fair_price_day = old.fair_price_day then
        new.fair_price_day := (moment_of_change(now()) at time zone 'America/Sao_Paulo')::date;
      end if;
      return new;
    end $$;
    create trigger fair_price_day before update of fair_price on stock_code for each row
      when (old.fair_price <> new.fair_price) execute function keep_fair_price_day();
    drop trigger audited on stock_code;
    select audit_table('stock_code', '{"resource": "stock", "id": "stock_id", "change": "update", "quiet": ["stock_id", "price_updated_at", "fair_price_day"]}');

    -- Of the price before: null of what was written down without it.
    alter table fair_price_change add column day_before date;
    create or replace function trace_fair_price() returns trigger language plpgsql as $$ begin
      insert into fair_price_change (stock_code_id, price_before, price_after, changed_at, day_before)
      values (new.id, old.fair_price, new.fair_price, moment_of_change(now()), old.fair_price_day);
      return null;
    end $$;
  `.execute(db);
}
