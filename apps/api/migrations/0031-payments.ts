import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await nameWhatCostsNothing(db);
  await sumByDay(db);
  await sql`
    -- The last time that staff sent the client the way to pay.
    alter table payment add column link_sent_at timestamptz, add column link_sent_by text check (link_sent_by in ('email', 'whatsapp'));
  `.execute(db);
}

/** Payments of nothing get methods of their own: what staff granted is a courtesy, the rest is free. */
async function nameWhatCostsNothing(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment drop constraint payment_method_check;
    create temporary table facet_before on commit drop as
    select pg_get_expr(adbin, adrelid) as expression from pg_attrdef
    where adrelid = 'payment'::regclass and adnum = (select attnum from pg_attribute where attrelid = 'payment'::regclass and attname = 'facet');
    create temporary table facet_index on commit drop as
    select indexdef from pg_indexes where schemaname = current_schema() and tablename = 'payment' and indexdef ~ '\\mfacet\\M';
    alter table payment drop column facet;

    update payment set method = case
      when upper(coupon_code) = 'UPGRADE100' or coupon_id in (select id from coupon where staff_only) then 'courtesy' else 'free' end
    where amount = discount and method in ('credit_card', 'pix', 'bank_slip');
    alter table payment add constraint payment_method_check
      check (method in ('credit_card', 'pix', 'bank_slip', 'bank_transfer', 'apple_iap', 'courtesy', 'free'));

    -- The expression as it stands, with the two methods beside the others.
    do $$ declare
      apple constant text := '''apple_iap''::text THEN 16';
      expression text;
      index text;
    begin
      select f.expression into expression from facet_before f;
      if position(apple in expression) = 0 then raise 'the facet has another expression: %', expression; end if;
      execute format(
        'alter table payment add column facet int not null generated always as (%s) stored',
        replace(expression, apple, apple || ' WHEN ''courtesy''::text THEN 20 WHEN ''free''::text THEN 24')
      );
      for index in select indexdef from facet_index loop execute index; end loop;
    end $$;
  `.execute(db);
}

/** What payments come to, kept by the day of their creation in São Paulo and their facet: a log of changes like payment_rollup, which a job folds. */
async function sumByDay(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_day (day date not null, facet int not null, n int not null, net numeric(14, 2) not null);
    create index payment_day_found on payment_day (day, facet) include (n, net);

    create function day_of(at timestamptz) returns date language sql immutable parallel safe
      as $$ select (at at time zone 'America/Sao_Paulo')::date $$;
    create function sum_payments() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then
        insert into payment_day select day_of(created_at), facet, count(*), sum(amount - discount) from added group by 1, 2;
      elsif tg_op = 'DELETE' then
        insert into payment_day select day_of(created_at), facet, -count(*), -sum(amount - discount) from gone group by 1, 2;
      else
        insert into payment_day
        select day, facet, sum(n), sum(net)
        from (
          select day_of(created_at) as day, facet, 1 as n, amount - discount as net from added
          union all select day_of(created_at), facet, -1, discount - amount from gone
        ) moved
        group by 1, 2 having sum(n) <> 0 or sum(net) <> 0;
      end if;
      return null;
    end $$;
    create trigger payment_added_to_day after insert on payment referencing new table as added for each statement execute function sum_payments();
    create trigger payment_changed_of_day after update on payment referencing new table as added old table as gone for each statement execute function sum_payments();
    create trigger payment_removed_of_day after delete on payment referencing old table as gone for each statement execute function sum_payments();

    -- Only what has changes to fold; what somebody else is folding is skipped.
    create function fold_payment_days() returns void language sql as $$
      with changed as (select day, facet from payment_day group by 1, 2 having count(*) > 1 or sum(n) = 0),
      free as (select payment_day.ctid from payment_day join changed using (day, facet) for update of payment_day skip locked),
      gone as (delete from payment_day where ctid in (select ctid from free) returning day, facet, n, net)
      insert into payment_day select day, facet, sum(n), sum(net) from gone group by 1, 2 having sum(n) <> 0 or sum(net) <> 0 $$;

    -- After a bulk load without the triggers.
    create function recount_payment_days() returns void language sql as $$
      delete from payment_day;
      insert into payment_day select day_of(created_at), facet, count(*), sum(amount - discount) from payment group by 1, 2 $$;
    select recount_payment_days();
  `.execute(db);
}
