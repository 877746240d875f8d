import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How far the sandbox's time is ahead of the real one; without a row, not at all. It never goes back.
    create table sandbox.clock (
      id int primary key default 1 check (id = 1),
      ahead_ms bigint not null check (ahead_ms >= 0)
    );

    -- What was said of an acquisition's end, and how many days before at most. Once for each end: a later one is told of anew.
    create table expiry_reminder (
      client_product_id int not null references client_product on delete cascade,
      expires_at timestamptz not null,
      days int not null check (days in (30, 7, 1, 0)),
      created_at timestamptz not null,
      primary key (client_product_id, expires_at, days)
    );
  `.execute(db);
}
