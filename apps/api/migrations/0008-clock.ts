import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How far the sandbox's time is ahead of the real one; without a row, not at all. It never goes back.
    create table sandbox.clock (
      id int primary key default 1 check (id = 1),
      ahead_ms bigint not null check (ahead_ms >= 0)
    );

    -- Reminders sent of an acquisition's end, and how many days before it at most. Once per end: a later one is announced again.
    create table expiry_reminder (
      client_product_id int not null references client_product on delete cascade,
      expires_at timestamptz not null,
      days int not null check (days in (30, 7, 1, 0)),
      created_at timestamptz not null,
      primary key (client_product_id, expires_at, days)
    );
  `.execute(db);
}
