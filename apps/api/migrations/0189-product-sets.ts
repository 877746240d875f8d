import { sql, type Kysely } from 'kysely';

/**
 * How many clients have exactly which products open, kept as a log of changes like payment_day, so that no count of
 * subscribers, readers or an audience reads all acquisitions. An acquisition ends by the clock alone: what a client's
 * products become at each end is counted from then on. The first count is the next migration, so that no acquisition
 * waits for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_set_rollup (products int[] not null, since timestamptz not null, n int not null);
    create index product_set_rollup_found on product_set_rollup (since, products) include (n);

    -- What one client adds to the counts, with active acquisitions of these products that end then.
    create function product_sets(held int[], ends timestamptz[]) returns table (products int[], since timestamptz, n int)
    language sql immutable parallel safe as $$
      select of_then.products, start.since, of_then.n
      from (select timestamptz '-infinity' as since union select unnest(ends)) start, lateral (values
        (array(select own.product from unnest(held, ends) own (product, until) where own.until > start.since order by 1), 1),
        (array(select own.product from unnest(held, ends) own (product, until) where own.until >= start.since and start.since > '-infinity' order by 1), -1)
      ) of_then (products, n)
      where start.since < 'infinity' and of_then.products <> '{}' $$;

    -- The same of all clients, counted: those with the same products and ends at once.
    create view product_set_count as
    select sets.products, sets.since, sum(sets.n * alike.clients)::int as n
    from (
      select held, ends, count(*) as clients
      from (
        select array_agg(product_id order by product_id) as held, array_agg(coalesce(expires_at, 'infinity') order by product_id) as ends
        from client_product where status = 'active' group by client_id
      ) client
      group by held, ends
    ) alike, lateral product_sets(alike.held, alike.ends) sets
    group by 1, 2 having sum(sets.n * alike.clients) <> 0;

    create type held_product as (client_id int, product_id int, until timestamptz);
    create function count_product_sets() returns trigger language plpgsql as $$
      declare
        gained held_product[] := '{}';
        lost held_product[] := '{}';
      begin
        if tg_op = 'INSERT' then
          gained := array(select (client_id, product_id, coalesce(expires_at, 'infinity'))::held_product from added where status = 'active');
        elsif tg_op = 'DELETE' then
          lost := array(select (client_id, product_id, coalesce(expires_at, 'infinity'))::held_product from gone where status = 'active');
        else
          gained := array(
            select (client_id, product_id, coalesce(expires_at, 'infinity'))::held_product from added where status = 'active'
            except select (client_id, product_id, coalesce(expires_at, 'infinity'))::held_product from gone where status = 'active'
          );
          lost := array(
            select (client_id, product_id, coalesce(expires_at, 'infinity'))::held_product from gone where status = 'active'
            except select (client_id, product_id, coalesce(expires_at, 'infinity'))::held_product from added where status = 'active'
          );
        end if;
        if cardinality(gained || lost) = 0 then return null; end if;

        -- A client's changes are counted one after the other: the next statement sees what was counted before.
        perform from client_headline where client_id in (select client_id from unnest(gained || lost)) order by client_id for update;
        insert into product_set_rollup
        with held as (
          select client_id, product_id, coalesce(expires_at, 'infinity') as until from client_product
          where status = 'active' and client_id in (select client_id from unnest(gained || lost))
        ), counted as (
          select client_id, product_id, until, 1 as sign from held
          union all (select client_id, product_id, until, -1 from held except select client_id, product_id, until, -1 from unnest(gained))
          union all select client_id, product_id, until, -1 from unnest(lost)
        )
        select sets.products, sets.since, sum(sets.n * client.sign)
        from (select sign, array_agg(product_id) as held, array_agg(until) as ends from counted group by client_id, sign) client,
        lateral product_sets(client.held, client.ends) sets
        group by 1, 2 having sum(sets.n * client.sign) <> 0;
        return null;
      end $$;
    create trigger product_sets_added after insert on client_product referencing new table as added
      for each statement execute function count_product_sets();
    create trigger product_sets_changed after update on client_product referencing new table as added old table as gone
      for each statement execute function count_product_sets();
    create trigger product_sets_removed after delete on client_product referencing old table as gone
      for each statement execute function count_product_sets();

    -- Only what has changes to fold; what somebody else is folding is skipped.
    create function fold_product_sets() returns void language sql as $$
      with changed as (select products, since from product_set_rollup group by 1, 2 having count(*) > 1 or sum(n) = 0),
      free as (select product_set_rollup.ctid from product_set_rollup join changed using (products, since) for update of product_set_rollup skip locked),
      gone as (delete from product_set_rollup where ctid in (select ctid from free) returning products, since, n)
      insert into product_set_rollup select products, since, sum(n) from gone group by 1, 2 having sum(n) <> 0 $$;

    -- After a bulk load without the triggers. One statement sees one moment: what is committed before it is counted anew, and what is committed later
    -- is added by the triggers. Nothing may be folded meanwhile.
    create function recount_product_sets() returns void language sql as $$
      with gone as (delete from product_set_rollup)
      insert into product_set_rollup select products, since, n from product_set_count $$;
  `.execute(db);
}
