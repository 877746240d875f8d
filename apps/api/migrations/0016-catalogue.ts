import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table coupon add constraint coupon_obs_length check (length(obs) <= 4096);
    alter table coupon add constraint coupon_most_uses check (qt <= 99999999);
    alter table coupon add constraint coupon_some_method check (credit_card or bank_slip or pix);
    alter table coupon add constraint coupon_default_is_public check (not (is_default and staff_only));

    -- Not on qt and usage_count: every purchase changes them, and an index on either would make each change a change of all indexes.
    create index coupon_newest on coupon (created_at, id);
    create index coupon_by_code on coupon (code, id);
    create index coupon_by_start on coupon (starts_at, id);
    create index coupon_by_expiry on coupon (expires_at, id);
    create index coupon_by_last_expiry on coupon (expires_at desc nulls last, id desc);
    create index coupon_product_product on coupon_product (product_id, coupon_id);
    create index coupon_use_coupon on coupon_use (coupon_id);

    -- Names sort by their letters, whatever the accents and the database's own collation.
    alter table product add column name_key text collate "C" generated always as (search_key(name)) stored;
    create index product_by_name on product (name_key, id);
    drop trigger audited on product;
    select audit_table('product', '{"resource": "product", "quiet": ["name_key"]}');

    -- No product may come to grant itself, whoever links it: links are made one at a time, so that two opposite ones cannot miss each other.
    create function refuse_cycle() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(hashtext('product_link'));
      if exists (
        with recursive granted (id) as (select new.child_id union select l.child_id from product_link l join granted g on l.parent_id = g.id)
        select from granted where id = new.parent_id
      ) then
        raise exception 'product % would grant itself', new.parent_id using errcode = 'check_violation', constraint = 'product_link_acyclic';
      end if;
      return new;
    end $$;
    create trigger product_link_acyclic before insert or update on product_link for each row execute function refuse_cycle();
  `.execute(db);
}
