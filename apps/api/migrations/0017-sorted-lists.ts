import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Empty values come last either way. A list that falls reads those that have one and those that have none apart, so that one index serves both ways.
    drop index client_headline_last_expiry;
    drop index client_product_last_expiry;
    drop index payment_by_last_due;
    drop index payment_by_last_confirmation;
    drop index dividend_last_payment;
    drop index coupon_by_last_expiry;

    -- Whether a payment has these days follows from its method, status and discount: walking all that have one to find a few takes a second of a million.
    create index payment_by_method_and_due on payment (method, due_at, id);
    create index payment_by_method_and_confirmation on payment (method, confirmed_at, id);
    create index payment_by_status_and_confirmation on payment (status, confirmed_at, id);
    create index payment_undiscounted_by_due on payment (due_at, id) where discount = 0;

    -- An active acquisition is always the one that says most.
    alter table client_headline add column is_active boolean not null default false;
    create or replace function refresh_headlines(clients int[]) returns void language sql as $$
      insert into client_headline (client_id, client_product_id, expires_at, is_active)
      select c.id, best.id, best.expires_at, coalesce(best.status = 'active', false)
      from (select distinct unnest(clients) as id order by 1) c
      left join lateral (
        select cp.id, cp.expires_at, cp.status from client_product cp where cp.client_id = c.id order by (cp.status = 'active') desc, is_unpaid_renewal(cp), cp.id desc limit 1
      ) best on true
      on conflict (client_id) do update set client_product_id = excluded.client_product_id, expires_at = excluded.expires_at, is_active = excluded.is_active
      where (client_headline.client_product_id, client_headline.expires_at, client_headline.is_active) is distinct from (excluded.client_product_id, excluded.expires_at, excluded.is_active) $$;

    create or replace function recount_lists() returns void language sql as $$
      delete from payment_rollup;
      insert into payment_rollup select week_of(created_at), status, method, 0, count(*) from payment group by 1, 2, 3;
      delete from client_headline;
      insert into client_headline (client_id, client_product_id, expires_at, is_active)
      select c.id, best.id, best.expires_at, coalesce(best.status = 'active', false) from client c left join (
        select distinct on (cp.client_id) cp.client_id, cp.id, cp.expires_at, cp.status from client_product cp left join payment p on p.id = cp.payment_id
        order by cp.client_id, (cp.status = 'active') desc, (p.type = 'renew' and cp.status in ('pending_payment', 'no_payment')) is true, cp.id desc
      ) best on best.client_id = c.id $$;

    update client_headline h set is_active = true from client_product cp where cp.id = h.client_product_id and cp.status = 'active';
    create index client_headline_active on client_headline (is_active, expires_at, client_id);
  `.execute(db);
}
