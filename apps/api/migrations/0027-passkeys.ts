import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When the owner last showed more than the session itself. Null is a session that was handed over, or an older node's: it has to be proven.
    alter table session add column proven_at timestamptz;

    create table passkey (
      id int generated always as identity primary key,
      client_id int references client on delete cascade,
      user_id int references staff_user on delete cascade,
      credential_id bytea not null unique,
      public_key bytea not null,
      -- What the authenticator counted last; one that counts never goes back.
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now(),
      used_at timestamptz,
      constraint passkey_owner check ((client_id is null) <> (user_id is null)),
      constraint passkey_name check (length(name) between 1 and 60)
    );
    create index passkey_of_client on passkey (client_id) where client_id is not null;
    create index passkey_of_user on passkey (user_id) where user_id is not null;

    -- What an authenticator is asked to sign, once. The session that asked, or none at a login.
    create table passkey_challenge (
      challenge_hash bytea primary key,
      purpose text not null,
      session_hash bytea,
      expires_at timestamptz not null,
      constraint passkey_challenge_purpose check (purpose in ('client_login', 'user_login', 'register', 'step_up')),
      constraint passkey_challenge_session check ((session_hash is null) = (purpose in ('client_login', 'user_login')))
    );
    create index passkey_challenge_expiry on passkey_challenge (expires_at);
  `.execute(db);
}
