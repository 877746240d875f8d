import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A renewal that is not paid says nothing of its client that what it renews does not say better: an expired product whose renewal lapsed
    -- is expired, not unpaid. A payment's type never changes.
    create function is_unpaid_renewal(cp client_product) returns boolean language sql stable as $$
      select cp.status in ('pending_payment', 'no_payment') and exists (select from payment p where p.id = cp.payment_id and p.type = 'renew') $$;

    create or replace function refresh_headlines(clients int[]) returns void language sql as $$
      insert into client_headline (client_id, client_product_id, expires_at)
      select c.id, best.id, best.expires_at
      from (select distinct unnest(clients) as id order by 1) c
      left join lateral (
        select cp.id, cp.expires_at from client_product cp where cp.client_id = c.id order by (cp.status = 'active') desc, is_unpaid_renewal(cp), cp.id desc limit 1
      ) best on true
      on conflict (client_id) do update set client_product_id = excluded.client_product_id, expires_at = excluded.expires_at
      where (client_headline.client_product_id, client_headline.expires_at) is distinct from (excluded.client_product_id, excluded.expires_at) $$;

    create or replace function recount_lists() returns void language sql as $$
      delete from payment_rollup;
      insert into payment_rollup select week_of(created_at), status, method, 0, count(*) from payment group by 1, 2, 3;
      delete from client_headline;
      insert into client_headline
      select c.id, best.id, best.expires_at from client c left join (
        select distinct on (cp.client_id) cp.client_id, cp.id, cp.expires_at from client_product cp left join payment p on p.id = cp.payment_id
        order by cp.client_id, (cp.status = 'active') desc, (p.type = 'renew' and cp.status in ('pending_payment', 'no_payment')) is true, cp.id desc
      ) best on best.client_id = c.id $$;

    select refresh_headlines((select array_agg(distinct cp.client_id) from client_product cp join payment p on p.id = cp.payment_id where p.type = 'renew'));
  `.execute(db);
}
