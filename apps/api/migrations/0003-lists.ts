import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Names sort by their letters, whatever the accents and the database's own collation.
    alter table client add column name_key text collate "C" generated always as (search_key(name)) stored;

    -- Everything a client is looked for by, as words behind spaces. What would end a word for the trigrams is left out, so that every
    -- e-mail is one word and the domain they share does not begin many. Phones go without Brazil's 55.
    alter table client add column search text collate "C" generated always as (
      ' ' || translate(search_key(name), '.''’@_+-', '') || ' ' || translate(lower(email), '.''’@_+-', '') || coalesce(' ' || cpf, '')
      || coalesce(' ' || regexp_replace(phone, '^\\+(55)?', ''), '') || coalesce(' ' || regexp_replace(cell_phone, '^\\+(55)?', ''), '')
    ) stored;
    alter table client add column phones text collate "C" generated always as (
      coalesce(' ' || regexp_replace(phone, '^\\+(55)?', ''), '') || coalesce(' ' || regexp_replace(cell_phone, '^\\+(55)?', ''), '')
    ) stored;
    create index client_search on client using gin (search gin_trgm_ops) with (fastupdate = off);
    create index client_phones on client using gin (phones gin_trgm_ops) with (fastupdate = off);
    create index client_phone on client (phone);
    create index client_listed on client (created_at, id) where removed_at is null;
    create index client_by_name on client (name_key, id) where removed_at is null;

    -- At most cap clients whose words, and phones, contain all that is looked for. The planner cannot know how common a text is, so a look at
    -- some rows decides: what one in five has is soon met by reading the table, anything rarer is found by its trigrams.
    create function client_hits(words text[], phone text, cap int) returns setof int language plpgsql stable as $$
      declare
        fits text := coalesce((select string_agg(format(' and strpos(search, $1[%s]) > 0', i), '') from generate_subscripts(words, 1) i), '')
          || case when phone is null then '' else ' and strpos(phones, $2) > 0' end;
        common boolean;
      begin
        execute 'select count(*) > 100 from (select search, phones from client where removed_at is null limit 500) few where true' || fits into common using words, phone;
        if common then
          return query execute 'select id from client where removed_at is null' || fits || ' limit $3' using words, phone, cap;
        else
          return query select * from client_hits_by_trigrams(words, phone, cap);
        end if;
      end $$;
    create function client_hits_by_trigrams(words text[], phone text, cap int) returns setof int language plpgsql stable set enable_seqscan = off set enable_indexscan = off as $$
      declare
        fits text := coalesce((select string_agg(format(' and search like like_containing($1[%s])', i), '') from generate_subscripts(words, 1) i), '')
          || case when phone is null then '' else ' and phones like like_containing($2)' end;
      begin
        return query execute 'select id from client where removed_at is null' || fits || ' limit $3' using words, phone, cap;
      end $$;
    create function like_containing(value text) returns text language sql immutable parallel safe strict
      as $$ select '%' || regexp_replace(value, '([\\\\%_])', '\\\\\\1', 'g') || '%' $$;

    -- The acquisition that says most about a client: an active one, or else the newest. A row for every client, so that lists sort by it.
    create table client_headline (
      client_id int primary key references client on delete cascade,
      client_product_id int references client_product on delete cascade,
      expires_at timestamptz
    );
    create index client_headline_expiry on client_headline (expires_at, client_id);
    create index client_headline_last_expiry on client_headline (expires_at desc nulls last, client_id desc);
    create index client_headline_product on client_headline (client_product_id);

    create function refresh_headlines(clients int[]) returns void language sql as $$
      insert into client_headline (client_id, client_product_id, expires_at)
      select c.id, best.id, best.expires_at
      from (select distinct unnest(clients) as id order by 1) c
      left join lateral (
        select cp.id, cp.expires_at from client_product cp where cp.client_id = c.id order by (cp.status = 'active') desc, cp.id desc limit 1
      ) best on true
      on conflict (client_id) do update set client_product_id = excluded.client_product_id, expires_at = excluded.expires_at
      where (client_headline.client_product_id, client_headline.expires_at) is distinct from (excluded.client_product_id, excluded.expires_at) $$;

    create function headline_of_clients() returns trigger language plpgsql as $$ begin
      insert into client_headline (client_id) select id from added on conflict do nothing;
      return null;
    end $$;
    create function headline_of_products() returns trigger language plpgsql as $$ begin
      perform refresh_headlines((select array_agg(client_id) from changed));
      return null;
    end $$;
    create trigger client_headlined after insert on client referencing new table as added for each statement execute function headline_of_clients();
    create trigger client_product_added after insert on client_product referencing new table as changed for each statement execute function headline_of_products();
    create trigger client_product_changed after update on client_product referencing new table as changed for each statement execute function headline_of_products();
    create trigger client_product_removed after delete on client_product referencing old table as changed for each statement execute function headline_of_products();

    create index client_product_client on client_product (client_id, id desc);
    create index client_product_found on client_product (product_id, status, client_id);
    create index client_product_status on client_product (status, expires_at, client_id);
    create index client_product_last_expiry on client_product (status, expires_at desc nulls last, client_id desc);

    create index payment_by_creation on payment (created_at, id);
    create index payment_by_due on payment (due_at, id);
    create index payment_by_last_due on payment (due_at desc nulls last, id desc);
    create index payment_by_confirmation on payment (confirmed_at, id);
    create index payment_by_last_confirmation on payment (confirmed_at desc nulls last, id desc);
    create index payment_by_amount on payment (amount, id);
    create index payment_by_discount on payment (discount, id);
    create index payment_by_status on payment (status, created_at, id) include (method);
    create index payment_by_method on payment (method, created_at, id);
    create index payment_by_type on payment (type, created_at, id);
    create index payment_by_client on payment (client_id, created_at, id);
    create index payment_by_coupon on payment (coupon_id, created_at, id) where coupon_id is not null;
    -- Found whole and by its beginning.
    drop index payment_vindi_code;
    create unique index payment_vindi_code on payment (vindi_code text_pattern_ops);
    create index payment_open on payment (client_id) where status = 'pending';
  `.execute(db);
  await countPayments(db);
}

/** How many payments there are, without counting them: kept by week, so that a far page's week is found as well. */
async function countPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function week_of(at timestamptz) returns date language sql immutable parallel safe
      as $$ select date_trunc('week', at at time zone 'UTC')::date $$;

    -- Each backend counts in one of 16 slots, so that purchases at once do not wait for each other's commit.
    create table payment_rollup (
      week date not null,
      status text not null,
      method text not null,
      slot int not null,
      n int not null,
      primary key (week, status, method, slot)
    ) with (fillfactor = 50);

    create function count_payments() returns trigger language plpgsql as $$ begin
      -- Pending first in every transaction: two that share a slot lock its rows in the same order.
      if tg_op = 'INSERT' then
        insert into payment_rollup
        select week_of(created_at), status, method, pg_backend_pid() % 16, count(*) from added group by 1, 2, 3, 4 order by 1, status <> 'pending', 2, 3
        on conflict (week, status, method, slot) do update set n = payment_rollup.n + excluded.n;
      elsif tg_op = 'DELETE' then
        insert into payment_rollup
        select week_of(created_at), status, method, pg_backend_pid() % 16, -count(*) from gone group by 1, 2, 3, 4 order by 1, status <> 'pending', 2, 3
        on conflict (week, status, method, slot) do update set n = payment_rollup.n + excluded.n;
      else
        insert into payment_rollup
        select week, status, method, pg_backend_pid() % 16, sum(n)
        from (
          select week_of(created_at) as week, status, method, 1 as n from added
          union all select week_of(created_at), status, method, -1 from gone
        ) moved
        group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, status <> 'pending', 2, 3
        on conflict (week, status, method, slot) do update set n = payment_rollup.n + excluded.n;
      end if;
      return null;
    end $$;
    create trigger payment_added after insert on payment referencing new table as added for each statement execute function count_payments();
    create trigger payment_changed after update on payment referencing new table as added old table as gone for each statement execute function count_payments();
    create trigger payment_removed after delete on payment referencing old table as gone for each statement execute function count_payments();

    -- Past weeks hardly change: their slots become one row again, in a slot that no backend counts in.
    create function fold_payment_rollup() returns void language sql as $$
      with old as (delete from payment_rollup where week < week_of(now()) - 7 returning week, status, method, n)
      insert into payment_rollup select week, status, method, -1, sum(n) from old group by 1, 2, 3 having sum(n) <> 0 $$;

    -- After a bulk load without the triggers.
    create function recount_lists() returns void language sql as $$
      delete from payment_rollup;
      insert into payment_rollup select week_of(created_at), status, method, 0, count(*) from payment group by 1, 2, 3;
      delete from client_headline;
      insert into client_headline
      select c.id, best.id, best.expires_at from client c left join (
        select distinct on (client_id) client_id, id, expires_at from client_product order by client_id, (status = 'active') desc, id desc
      ) best on best.client_id = c.id $$;

    select recount_lists();
  `.execute(db);
}
