import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whom a change is about, as 'client 12' or 'user 3'; nobody named is everybody.
    alter table outbox add column subject text;

    drop trigger announced on session;
    drop trigger announced on staff_user_role;
    drop trigger announced_removal on staff_user;
    drop trigger announced_removal on client;
    drop trigger announced_end on client_product;
    drop trigger announced_end_of_all on client_product;
    drop function note_access();

    -- Of whom: the role, and the column that has their id. Without both: of everybody.
    create or replace function announce_access() returns trigger language plpgsql as $$ begin
      insert into outbox (topic, subject) values ('access', tg_argv[0] || ' ' || (to_jsonb(old) ->> tg_argv[1]));
      perform pg_notify('outbox', 'access');
      return null;
    end $$;
    create trigger announced_of_client after delete on session for each row
      when (old.kind = 'session' and old.client_id is not null) execute function announce_access('client', 'client_id');
    create trigger announced_of_user after delete on session for each row
      when (old.kind = 'session' and old.user_id is not null) execute function announce_access('user', 'user_id');
    create trigger announced after delete on staff_user_role for each row execute function announce_access('user', 'user_id');
    create trigger announced after delete on second_factor for each row execute function announce_access('user', 'user_id');
    create trigger announced_removal after update on staff_user for each row
      when (old.removed_at is null and new.removed_at is not null) execute function announce_access('user', 'id');
    create trigger announced_removal after update on client for each row
      when (new.removed_at is distinct from old.removed_at or new.must_change_password and not old.must_change_password)
      execute function announce_access('client', 'id');

    -- What a product opens, everybody who has it may lose.
    create trigger announced_access after update or delete on product_link for each statement execute function announce_access();
    create trigger announced_access after update of code or delete on product for each statement execute function announce_access();

    -- Purchases write here: it is noticed within a second, and no commit waits for another.
    create function note_access() returns trigger language plpgsql as $$ begin
      insert into outbox (topic, subject) values ('access', 'client ' || old.client_id);
      return null;
    end $$;
    create trigger announced_end after update on client_product for each row when (
      old.status = 'active' and (new.status <> 'active' or new.expires_at < coalesce(old.expires_at, 'infinity'))
    ) execute function note_access();
    create trigger announced_end_of_all after delete on client_product for each row when (old.status = 'active') execute function note_access();
  `.execute(db);
}
