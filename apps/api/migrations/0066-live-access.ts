import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The end of a session or right is announced to the processes with an open connection of it.
    create function announce_access() returns trigger language plpgsql as $$ begin
      perform announce('access');
      return null;
    end $$;
    create trigger announced after delete on session for each row when (old.kind = 'session') execute function announce_access();
    create trigger announced after delete on staff_user_role for each statement execute function announce_access();
    create trigger announced_removal after update on staff_user for each row
      when (old.removed_at is null and new.removed_at is not null) execute function announce_access();
    create trigger announced_removal after update on client for each row
      when (new.removed_at is distinct from old.removed_at or new.must_change_password and not old.must_change_password) execute function announce_access();

    -- Purchases write here: it is noticed within a second, and no commit waits for another.
    create function note_access() returns trigger language plpgsql as $$ begin
      insert into outbox (topic) values ('access');
      return null;
    end $$;
    create trigger announced_end after update on client_product for each row when (
      old.status = 'active' and (new.status <> 'active' or new.expires_at < coalesce(old.expires_at, 'infinity'))
    ) execute function note_access();
    create trigger announced_end_of_all after delete on client_product for each row when (old.status = 'active') execute function note_access();
  `.execute(db);
}
