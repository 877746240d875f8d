import { sql, type Kysely } from 'kysely';

/**
 * What payment_day keeps, by month as well: years are summed from some months and the days at their ends. A log of
 * changes by the same triggers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A payment that is written meanwhile waits, since the function before this one would not count it.
    lock table payment in share row exclusive mode;
    create table payment_month (month date not null, facet int not null, n int not null, net numeric(14, 2) not null);
    create index payment_month_found on payment_month (month, facet) include (n, net);
    create function month_of(at timestamptz) returns date language sql immutable parallel safe
      as $$ select date_trunc('month', at at time zone 'America/Sao_Paulo')::date $$;

    create or replace function sum_payments() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then
        insert into payment_day select day_of(created_at), facet, count(*), sum(amount - discount) from added group by 1, 2;
        insert into payment_month select month_of(created_at), facet, count(*), sum(amount - discount) from added group by 1, 2;
        insert into revenue_day
        select day_of(confirmed_at), method, count(*), sum(amount - discount) from added
        where status = 'paid' and amount > discount group by 1, 2;
      elsif tg_op = 'DELETE' then
        insert into payment_day select day_of(created_at), facet, -count(*), -sum(amount - discount) from gone group by 1, 2;
        insert into payment_month select month_of(created_at), facet, -count(*), -sum(amount - discount) from gone group by 1, 2;
        insert into revenue_day
        select day_of(confirmed_at), method, -count(*), -sum(amount - discount) from gone
        where status = 'paid' and amount > discount group by 1, 2;
      else
        insert into payment_day
        select day, facet, sum(n), sum(net)
        from (
          select day_of(created_at) as day, facet, 1 as n, amount - discount as net from added
          union all select day_of(created_at), facet, -1, discount - amount from gone
        ) moved
        group by 1, 2 having sum(n) <> 0 or sum(net) <> 0;
        insert into payment_month
        select month, facet, sum(n), sum(net)
        from (
          select month_of(created_at) as month, facet, 1 as n, amount - discount as net from added
          union all select month_of(created_at), facet, -1, discount - amount from gone
        ) moved
        group by 1, 2 having sum(n) <> 0 or sum(net) <> 0;
        insert into revenue_day
        select day, method, sum(n), sum(net)
        from (
          select day_of(confirmed_at) as day, method, 1 as n, amount - discount as net from added
          where status = 'paid' and amount > discount
          union all select day_of(confirmed_at), method, -1, discount - amount from gone
          where status = 'paid' and amount > discount
        ) moved
        group by 1, 2 having sum(n) <> 0 or sum(net) <> 0;
      end if;
      return null;
    end $$;

    -- Only what has changes to fold; what somebody else is folding is skipped.
    create function fold_payment_months() returns void language sql as $$
      with changed as (select month, facet from payment_month group by 1, 2 having count(*) > 1 or sum(n) = 0),
      free as (select payment_month.ctid from payment_month join changed using (month, facet) for update of payment_month skip locked),
      gone as (delete from payment_month where ctid in (select ctid from free) returning month, facet, n, net)
      insert into payment_month select month, facet, sum(n), sum(net) from gone group by 1, 2 having sum(n) <> 0 or sum(net) <> 0 $$;

    create or replace function recount_payment_days() returns void language sql as $$
      delete from payment_day;
      insert into payment_day select day_of(created_at), facet, count(*), sum(amount - discount) from payment group by 1, 2;
      delete from payment_month;
      insert into payment_month select date_trunc('month', day)::date, facet, sum(n), sum(net) from payment_day group by 1, 2;
      delete from revenue_day;
      insert into revenue_day
      select day_of(confirmed_at), method, count(*), sum(amount - discount) from payment
      where status = 'paid' and amount > discount group by 1, 2 $$;
    insert into payment_month
    select date_trunc('month', day)::date, facet, sum(n), sum(net) from payment_day group by 1, 2 having sum(n) <> 0 or sum(net) <> 0;
  `.execute(db);
}
