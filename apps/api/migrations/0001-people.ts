import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    -- unaccent() itself is only stable, because its dictionary could change; ours does not, so an index may use it.
    create function search_key(value text) returns text language sql immutable parallel safe strict
      as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

    create table role (id int primary key, name text not null unique);
    insert into role values (1, 'administrador'), (2, 'atendimento'), (3, 'financeiro'), (4, 'conteudo'), (5, 'trader');

    create table staff_user (
      id int generated always as identity primary key,
      name text not null check (length(name) between 1 and 60),
      email text not null,
      password_hash text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      changed_password_at timestamptz,
      removed_at timestamptz
    );
    create unique index staff_user_email on staff_user (lower(email));
    create table staff_user_role (
      user_id int not null references staff_user on delete cascade,
      role_id int not null references role,
      primary key (user_id, role_id)
    );

    create table client (
      id int generated always as identity primary key,
      name text not null,
      email text not null,
      -- null once the client was removed and made anonymous
      cpf text check (cpf ~ '^[0-9]{11}$'),
      birth_date date,
      phone text,
      cell_phone text,
      gender text check (gender in ('M', 'F')),
      password_hash text not null,
      must_change_password boolean not null default false,
      vindi_id text,
      email_confirmed_at timestamptz,
      created_at timestamptz not null default now(),
      removed_at timestamptz,
      check (removed_at is not null or (cpf is not null and birth_date is not null and phone is not null and gender is not null))
    );
    create unique index client_email on client (lower(email));
    create unique index client_cpf on client (cpf);

    create table client_address (
      client_id int primary key references client on delete cascade,
      zipcode text not null check (zipcode ~ '^[0-9]{8}$'),
      address text not null,
      number int not null check (number between 1 and 99999999),
      complement text,
      district text not null,
      state text not null check (state ~ '^[A-Z]{2}$'),
      city text not null,
      city_id int,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    -- Only a token's SHA-256 is kept. A hand-over opens one session elsewhere and is gone.
    create table session (
      token_hash bytea primary key,
      kind text not null check (kind in ('session', 'hand_over')),
      client_id int references client on delete cascade,
      user_id int references staff_user on delete cascade,
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ip text,
      agent text,
      check ((client_id is null) <> (user_id is null))
    );
    create index session_of_client on session (client_id) where client_id is not null;
    create index session_of_user on session (user_id) where user_id is not null;
    create index session_expiry on session (expires_at);

    create table login_event (
      id bigint generated always as identity primary key,
      client_id int references client on delete cascade,
      user_id int references staff_user on delete cascade,
      error text,
      created_at timestamptz not null default now(),
      check ((client_id is null) <> (user_id is null))
    );
    create index login_event_client on login_event (client_id, created_at desc) where client_id is not null;
    create index login_event_user on login_event (user_id, created_at desc) where user_id is not null;

    -- What a mailed link stands for. A change carries what was typed at the checkout for an account that exists already.
    create table mailed_link (
      code_hash bytea primary key,
      purpose text not null check (purpose in ('reset', 'confirm', 'change')),
      client_id int references client on delete cascade,
      user_id int references staff_user on delete cascade,
      change jsonb,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      check ((client_id is null) <> (user_id is null)),
      check ((purpose = 'change') = (change is not null))
    );
    create index mailed_link_client on mailed_link (client_id);

    -- Lost with a crash, which is fine: it only slows guessing down.
    create unlogged table rate_count (
      key text primary key,
      starts_at timestamptz not null,
      n int not null
    );
    create index rate_count_age on rate_count (starts_at);

    -- Where mail ends while no mail server is configured.
    create table mailbox (
      id int generated always as identity primary key,
      recipient text not null,
      subject text not null,
      body text not null,
      html text not null,
      created_at timestamptz not null default now()
    );
    create index mailbox_recipient on mailbox (lower(recipient), id desc);
  `.execute(db);
}
