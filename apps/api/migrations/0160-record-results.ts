import { sql, type Kysely } from 'kysely';

/** A call's result is kept in its row, so that the record is sorted and filtered by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop view record_result;
    alter table record_call
      add column shares numeric,
      add column dividends numeric,
      add column price_result numeric,
      add column result numeric,
      add column ibovespa numeric,
      add column difference numeric;

    -- A call's result in percent. A removed call that was never closed has none.
    create function result_of(
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
            d.code = call.code or d.code in (select old_code from corporate_action a where a.stock_code_id = call.stock_code_id)
          )
        ) earned $$;

    create function set_record_result() returns trigger language plpgsql as $$ begin
      if new.public_from is null then
        new.shares := null; new.dividends := null; new.price_result := null; new.result := null; new.ibovespa := null; new.difference := null;
      else
        select * into new.shares, new.dividends, new.price_result, new.result, new.ibovespa, new.difference from result_of(new);
      end if;
      return new;
    end $$;
    create trigger result before insert or update on record_call for each row execute function set_record_result();

    -- What is sealed meanwhile waits, and sees what changed here: neither misses the other.
    create function lock_record() returns void language sql as $$ select pg_advisory_xact_lock(hashtext('record_entry')) $$;
    create function refresh_record_results(calls int[]) returns void language sql as $$
      with due as (select id from record_call where id = any(calls) order by id for update)
      update record_call set public_from = public_from from due where due.id = record_call.id $$;

    create function refresh_results_of_dividends() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
      perform lock_record();
      perform refresh_record_results(array(
        select distinct call.id from record_call call
        join changed on changed.stock_portfolio_id = call.stock_portfolio_id and changed.with_date >= call.date_in and changed.with_date < call.date_out
        where call.public_from is not null
      ));
      return null;
    end $$;
    create function refresh_results_of_actions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
      perform lock_record();
      perform refresh_record_results(array(
        select call.id from record_call call where call.public_from is not null and call.stock_code_id in (select stock_code_id from changed)
      ));
      return null;
    end $$;
    create function refresh_results_of_index() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        days daterange := (select daterange(min(day), max(day) + 10, '[]') from changed where index = 'ibovespa');
      begin
        if days is null then
          return null;
        end if;
        perform lock_record();
        perform refresh_record_results(array(
          select call.id from record_call call where call.public_from is not null and (call.date_in <@ days or call.date_out <@ days)
        ));
        return null;
      end $$;
  `.execute(db);
  for (const [table, refresh] of [
    ['dividend', 'refresh_results_of_dividends'],
    ['corporate_action', 'refresh_results_of_actions'],
    ['index_value', 'refresh_results_of_index'],
  ] as const)
    await sql`
      create trigger results_inserted after insert on ${sql.table(table)} referencing new table as changed for each statement execute function ${sql.id(refresh)}();
      create trigger results_deleted after delete on ${sql.table(table)} referencing old table as changed for each statement execute function ${sql.id(refresh)}();
      create trigger results_before after update on ${sql.table(table)} referencing old table as changed for each statement execute function ${sql.id(refresh)}();
      create trigger results_after after update on ${sql.table(table)} referencing new table as changed for each statement execute function ${sql.id(refresh)}();
    `.execute(db);
  await sql`
    update record_call set public_from = public_from where public_from is not null;
    create view record_result as select * from record_call where public_from is not null;
    create index record_call_result on record_call (result, id) where public_from is not null;
    create index record_call_difference on record_call (difference, id) where public_from is not null;
    create index record_call_of_portfolio on record_call (stock_portfolio_id, id) where public_from is not null;
    create index record_call_code on record_call (code, id) where public_from is not null;
  `.execute(db);
}
