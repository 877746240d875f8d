import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A user's view of a client's area, and the code that opens it: of both people, so that whatever ends the sessions of either ends it, and of the
    -- user's session that it was asked for in, with which it ends.
    alter table session add column opened_by bytea references session on delete cascade;
    alter table session drop constraint session_check;
    alter table session add constraint session_owner check (
      case when opened_by is null then (client_id is null) <> (user_id is null) else client_id is not null and user_id is not null end
    ) not valid;
    alter table session drop constraint session_kind;
    alter table session add constraint session_kind check (kind in ('session', 'hand_over', 'challenge', 'view_code', 'view')) not valid;
    alter table session add constraint session_view check ((kind in ('view_code', 'view')) = (opened_by is not null)) not valid;

    -- Its live panel belongs to the user.
    drop trigger announced_of_user on session;
    create trigger announced_of_user after delete on session for each row
      when (old.kind in ('session', 'view') and old.user_id is not null) execute function announce_access('user', 'user_id');

    -- Who viewed which client's area, and why.
    alter table audit_entry drop constraint audit_entry_change_check;
    alter table audit_entry add constraint audit_entry_change_check check (change in ('create', 'update', 'remove', 'export', 'trace', 'view')) not valid;
  `.execute(db);
}
