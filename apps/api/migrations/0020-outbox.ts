import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (id bigint primary key generated always as identity, topic text not null);

    -- Tells at once. A commit that notifies waits for every other one that does, so that no purchase calls this, but for the one that takes a coupon's last use.
    create function announce(topic text) returns void language sql as $$
      insert into outbox (topic) values (topic);
      select pg_notify('outbox', topic);
    $$;
    create function announce_catalogue() returns trigger language plpgsql as $$ begin
      perform announce('catalogue');
      return null;
    end $$;
    create trigger announced after insert or update or delete on product for each statement execute function announce_catalogue();
    create trigger announced after insert or update or delete on product_link for each statement execute function announce_catalogue();
    create trigger announced after insert or update or delete on coupon_product for each statement execute function announce_catalogue();

    -- Only a coupon's last use matters to an offer: a purchase that takes any other announces nothing.
    create trigger announced after insert or delete on coupon for each statement execute function announce_catalogue();
    create trigger announced_update after update on coupon for each row when (
      (old.qt = 0) <> (new.qt = 0)
      or (to_jsonb(old) - 'qt' - 'usage_count') is distinct from (to_jsonb(new) - 'qt' - 'usage_count')
    ) execute function announce_catalogue();
  `.execute(db);
}
