import { sql, type Kysely } from 'kysely';

/** A call earns no dividends under its paper's code of the time in which another paper had that code. */
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
          ) and coalesce(
            (select a.stock_code_id from corporate_action a where a.old_code = d.code and a.day > d.with_date order by a.day limit 1),
            (
              select heir.id from stock_code heir
              where heir.code = d.code and exists (
                select from corporate_action a where a.stock_code_id = call.stock_code_id and a.old_code = d.code
              )
            ),
            call.stock_code_id
          ) = call.stock_code_id
          and not exists (select from stock_code where id = call.stock_code_id and not national_code)
        ) earned $$;

    -- Of all papers that have or had one of these codes.
    create function refresh_results_of_codes(codes text[]) returns void language sql as $$
      select lock_record();
      select refresh_record_results(array(
        select id from record_call where public_from is not null and (
          code = any(codes)
          or stock_code_id in (select id from stock_code where code = any(codes))
          or stock_code_id in (select stock_code_id from corporate_action where old_code = any(codes))
        )
      )) $$;

    create or replace function refresh_results_of_actions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
      perform lock_record();
      perform refresh_record_results(array(
        select call.id from record_call call where call.public_from is not null and call.stock_code_id in (select stock_code_id from changed)
      ));
      if exists (select from changed where old_code is not null) then
        perform refresh_results_of_codes(array(select old_code from changed where old_code is not null));
      end if;
      return null;
    end $$;

    create or replace function refresh_results_of_code() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
      perform lock_record();
      perform refresh_record_results(array(select id from record_call where public_from is not null and stock_code_id = new.id));
      perform refresh_results_of_codes(array_remove(array[old.code, new.code], null));
      return null;
    end $$;
    create trigger results_of_added_code after insert on stock_code for each row execute function refresh_results_of_code();
    create trigger results_of_removed_code after delete on stock_code for each row execute function refresh_results_of_code();

    update record_call set public_from = public_from where public_from is not null;
  `.execute(db);
}
