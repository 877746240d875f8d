import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await facetPayments(db);
  await listAcquisitions(db);
}

async function facetPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Which of the list's few-valued filters a payment passes, and which of its days it has: about a hundred combinations. Whatever they
    -- are asked for together, in whatever order, a page is the first rows of a few of them.
    alter table payment add column facet int not null generated always as (
      case status when 'pending' then 0 when 'paid' then 1 when 'canceled' then 2 when 'client_deleted' then 3 end
      + case method when 'credit_card' then 0 when 'pix' then 4 when 'bank_slip' then 8 when 'bank_transfer' then 12 when 'apple_iap' then 16 end
      + case type when 'buy' then 0 when 'renew' then 32 end
      + case when due_at is null then 0 else 64 end + case when confirmed_at is null then 0 else 128 end + case when coupon_id is null then 0 else 256 end
      + case when amount = 0 then 0 when amount <= 50 then 512 when amount <= 100 then 1024 when amount <= 150 then 1536 else 2048 end
      + case when discount = 0 then 0 when discount <= 50 then 4096 when discount <= 100 then 8192 when discount <= 150 then 12288 else 16384 end
    ) stored;
    create index payment_facet on payment (facet, id);
    create index payment_facet_by_creation on payment (facet, created_at, id);
    create index payment_facet_by_due on payment (facet, due_at, id);
    create index payment_facet_by_confirmation on payment (facet, confirmed_at, id);
    create index payment_facet_by_amount on payment (facet, amount, id);
    create index payment_facet_by_discount on payment (facet, discount, id);
    -- Uses of one coupon are counted by facet too.
    drop index payment_by_coupon;
    create index payment_by_coupon on payment (coupon_id, facet, id) where coupon_id is not null;
    drop index payment_by_type;
    drop index payment_by_method_and_due;
    drop index payment_by_method_and_confirmation;
    drop index payment_by_status_and_confirmation;
    drop index payment_undiscounted_by_due;

    drop trigger audited on payment;
    select audit_table('payment', '{"resource": "payment", "quiet": ["code", "verified_at", "facet"]}');
  `.execute(db);
}

/** Lists of clients are read in their own order from what the filter is about: an acquisition's row, or the headline, knows when its client signed up. */
async function listAcquisitions(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When the client signed up; empty once the client is removed, whom no list shows.
    alter table client_product add column listed_at timestamptz;
    alter table client_headline add column listed_at timestamptz;
    create function listed_at(client_id int) returns timestamptz language sql stable as $$
      select created_at from client where id = client_id and removed_at is null $$;

    drop trigger audited on client_product;
    alter table client_product disable trigger user;
    update client_product set listed_at = c.created_at from client c where c.id = client_id and c.removed_at is null;
    alter table client_product enable trigger user;
    update client_headline set listed_at = c.created_at from client c where c.id = client_id and c.removed_at is null;
    select audit_table('client_product', '{"resource": "client_product", "root": "client", "root_id": "client_id", "quiet": ["listed_at"]}');

    create function list_acquisition() returns trigger language plpgsql as $$ begin
      new.listed_at := listed_at(new.client_id);
      return new;
    end $$;
    create trigger listed before insert or update of client_id on client_product for each row execute function list_acquisition();
    create function list_client() returns trigger language plpgsql as $$ begin
      update client_product set listed_at = listed_at(new.id) where client_id = new.id;
      update client_headline set listed_at = listed_at(new.id) where client_id = new.id;
      return null;
    end $$;
    create trigger relisted after update of created_at, removed_at on client for each row
      when ((old.created_at, old.removed_at) is distinct from (new.created_at, new.removed_at)) execute function list_client();
    create or replace function headline_of_clients() returns trigger language plpgsql as $$ begin
      insert into client_headline (client_id, listed_at) select id, created_at from added where removed_at is null on conflict do nothing;
      insert into client_headline (client_id) select id from added where removed_at is not null on conflict do nothing;
      return null;
    end $$;

    create or replace function recount_lists() returns void language sql as $$
      delete from payment_rollup;
      insert into payment_rollup select week_of(created_at), status, method, 0, count(*) from payment group by 1, 2, 3;
      update client_product cp set listed_at = c.created_at from client c
      where c.id = cp.client_id and c.removed_at is null and cp.listed_at is distinct from c.created_at;
      delete from client_headline;
      insert into client_headline (client_id, client_product_id, expires_at, is_active, listed_at)
      select c.id, best.id, best.expires_at, coalesce(best.status = 'active', false), case when c.removed_at is null then c.created_at end
      from client c left join (
        select distinct on (cp.client_id) cp.client_id, cp.id, cp.expires_at, cp.status from client_product cp left join payment p on p.id = cp.payment_id
        order by cp.client_id, (cp.status = 'active') desc, (p.type = 'renew' and cp.status in ('pending_payment', 'no_payment')) is true, cp.id desc
      ) best on best.client_id = c.id $$;

    drop index client_product_found;
    drop index client_product_status;
    create index client_product_by_status on client_product (status, listed_at, client_id, product_id) where listed_at is not null;
    create index client_product_by_product on client_product (product_id, listed_at, client_id, status) where listed_at is not null;
    create index client_product_by_status_and_expiry on client_product (status, expires_at, client_id, product_id, id) include (listed_at) where listed_at is not null;
    create index client_product_by_product_and_expiry on client_product (product_id, expires_at, client_id, status, id) include (listed_at) where listed_at is not null;
    create index client_product_by_status_and_client on client_product (status, client_id, product_id) where listed_at is not null;
    create index client_product_by_product_and_client on client_product (product_id, client_id, status) where listed_at is not null;
    drop index client_headline_expiry;
    drop index client_headline_active;
    create index client_headline_by_expiry on client_headline (expires_at, client_id) include (listed_at) where listed_at is not null;
    create index client_headline_by_activity on client_headline (is_active, listed_at, client_id) where listed_at is not null;
    create index client_headline_by_activity_and_expiry on client_headline (is_active, expires_at, client_id) where listed_at is not null;
    create index client_headline_active on client_headline (client_id) where is_active;
    create index client_listed_by_id on client (id) where removed_at is null;
  `.execute(db);
}
