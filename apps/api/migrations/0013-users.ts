import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table staff_user add column name_key text collate "C" not null generated always as (search_key(name)) stored;
    drop trigger audited on staff_user;
    select audit_table('staff_user', '{"resource": "user", "quiet": ["name_key"], "secret": ["password_hash"]}');

    -- Who was removed stays in the log of what they did, and leaves the address to others.
    drop index staff_user_email;
    create unique index staff_user_email on staff_user (lower(email)) where removed_at is null;
    create index staff_user_by_name on staff_user (name_key, id) where removed_at is null;
    create index staff_user_by_email on staff_user (email, id) where removed_at is null;
    create index staff_user_by_creation on staff_user (created_at, id) where removed_at is null;
    create index staff_user_by_update on staff_user (updated_at, id) where removed_at is null;
    create index staff_user_role_of on staff_user_role (role_id, user_id);

    drop index login_event_user;
    create index login_event_user on login_event (user_id, created_at, id) where user_id is not null;

    -- A new user chooses the password by a mailed link.
    alter table mailed_link drop constraint mailed_link_purpose;
    alter table mailed_link add constraint mailed_link_purpose check (purpose in ('reset', 'confirm', 'change', 'email', 'email_cancel', 'invite'));
    create index mailed_link_user on mailed_link (user_id) where user_id is not null;

    -- A right password alone, of an account with a second factor: good for nothing but to be completed by a code.
    alter table session drop constraint session_kind_check;
    alter table session add constraint session_kind check (kind in ('session', 'hand_over', 'challenge'));
    alter table session add constraint session_challenge_of_staff check (kind <> 'challenge' or user_id is not null);

    -- Secrets are sealed with a key that only the environment has.
    create table second_factor (
      user_id int primary key references staff_user on delete cascade,
      secret bytea not null,
      second_factor_since timestamptz not null,
      -- The newest half minute whose code was taken: none is taken twice.
      last_step int not null
    );
    select audit_table('second_factor', '{"resource": "user", "id": "user_id", "change": "update", "quiet": ["user_id", "secret", "last_step"]}');
    create table second_factor_offer (
      user_id int primary key references staff_user on delete cascade,
      secret bytea not null,
      expires_at timestamptz not null
    );
    create table recovery_code (
      user_id int not null references second_factor on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    );
  `.execute(db);
}
