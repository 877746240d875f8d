import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The house's VAPID keys (RFC 8292), made once: browsers' subscriptions are bound to them.
    create table push_key (
      only_one boolean primary key default true check (only_one),
      public_key text not null,
      -- Sealed.
      private_key bytea not null,
      created_at timestamptz not null
    );

    create table push_subscription (
      id int generated always as identity primary key,
      client_id int not null references client,
      -- Whoever ends a session ends it too; a session that ran out by itself leaves it.
      session_hash bytea references session on delete cascade,
      endpoint text not null unique check (length(endpoint) <= 1024),
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null,
      renewed_at timestamptz not null
    );
    create index push_subscription_client on push_subscription (client_id);
    create index push_subscription_session on push_subscription (session_hash);

    -- Pushes that wait for their turn or their next try. One that was sent is not kept.
    create table push_delivery (
      notification_id int not null references notification on delete cascade,
      subscription_id int not null references push_subscription on delete cascade,
      tries int not null default 0,
      next_try_at timestamptz not null,
      primary key (notification_id, subscription_id)
    );
    create index push_delivery_subscription on push_delivery (subscription_id);
    create index push_delivery_waiting on push_delivery (next_try_at);
  `.execute(db);
}
