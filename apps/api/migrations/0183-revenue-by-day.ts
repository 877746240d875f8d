import { sql, type Kysely } from 'kysely';

/**
 * What paid payments brought in, kept by the day of their confirmation in São Paulo and their method: a log of changes
 * like payment_day, by the same triggers. A payment of zero brings in nothing and is not counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A payment that is written meanwhile waits, since the function before this one would not count it.
    lock table payment in share row exclusive mode;
    create table revenue_day (day date not null, method text not null, n int not null, net numeric(14, 2) not null);
    create index revenue_day_found on revenue_day (day, method) include (n, net);

    create or replace function sum_payments() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then
        insert into payment_day select day_of(created_at), facet, count(*), sum(amount - discount) from added group by 1, 2;
        insert into revenue_day
        select day_of(confirmed_at), method, count(*), sum(amount - discount) from added
        where status = 'paid' and amount > discount group by 1, 2;
      elsif tg_op = 'DELETE' then
        insert into payment_day select day_of(created_at), facet, -count(*), -sum(amount - discount) from gone group by 1, 2;
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
    create function fold_revenue_days() returns void language sql as $$
      with changed as (select day, method from revenue_day group by 1, 2 having count(*) > 1 or sum(n) = 0),
      free as (select revenue_day.ctid from revenue_day join changed using (day, method) for update of revenue_day skip locked),
      gone as (delete from revenue_day where ctid in (select ctid from free) returning day, method, n, net)
      insert into revenue_day select day, method, sum(n), sum(net) from gone group by 1, 2 having sum(n) <> 0 or sum(net) <> 0 $$;

    create or replace function recount_payment_days() returns void language sql as $$
      delete from payment_day;
      insert into payment_day select day_of(created_at), facet, count(*), sum(amount - discount) from payment group by 1, 2;
      delete from revenue_day;
      insert into revenue_day
      select day_of(confirmed_at), method, count(*), sum(amount - discount) from payment
      where status = 'paid' and amount > discount group by 1, 2 $$;
    insert into revenue_day
    select day_of(confirmed_at), method, count(*), sum(amount - discount) from payment
    where status = 'paid' and amount > discount group by 1, 2;
  `.execute(db);
}
