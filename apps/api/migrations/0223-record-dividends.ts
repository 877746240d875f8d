import { sql, type Kysely } from 'kysely';

/**
 * A call also earns the dividends that are listed by a code that its paper got after the closing; in another currency it
 * earns none, since dividends are in BRL.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function result_of(
      call record_call, out shares numeric, out dividends numeric, out price_result numeric, out result numeric, out ibovespa numeric, out difference numeric
    ) language sql stable as $$
      select held.shares, earned.dividends,
        round((call.price_out * held.shares / call.price_in - 1) * 100, 4),
        round(((call.price_out * held.shares + earned.dividends) / call.price_in - 1) * 100, 4),
        round((ibovespa_at(call.date_out) / ibovespa_at(call.date_in) - 1) * 100, 4),
        round(((call.price_out * held.shares + earned.dividends) / call.price_in - ibovespa_at(call.date_out) / ibovespa_at(call.date_in)) * 100, 4)
      from (select shares_after(call.stock_code_id, call.date_in, call.date_out) as shares) held,
        lateral (
          -- A share held at the end of the data com earns it.
          select coalesce(sum(d.value * shares_after(call.stock_code_id, call.date_in, d.with_date)), 0) as dividends
          from dividend d
          where d.stock_portfolio_id = call.stock_portfolio_id and d.with_date >= call.date_in and d.with_date < call.date_out and (
            d.code = call.code
            or d.code in (select code from stock_code where id = call.stock_code_id)
            or d.code in (select old_code from corporate_action a where a.stock_code_id = call.stock_code_id)
          ) and not exists (select from stock_code where id = call.stock_code_id and not national_code)
        ) earned $$;

    create function refresh_results_of_code() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
      perform lock_record();
      perform refresh_record_results(array(select id from record_call where public_from is not null and stock_code_id = new.id));
      return null;
    end $$;
    create trigger results_of_code after update on stock_code for each row
      when ((old.code, old.national_code) is distinct from (new.code, new.national_code)) execute function refresh_results_of_code();

    update record_call set public_from = public_from where public_from is not null;
  `.execute(db);
}
