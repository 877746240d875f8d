import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- An event that cannot be read is tried less and less often, so that it keeps none of the others waiting.
    alter table webhook_event add column tries int not null default 0, add column next_try_at timestamptz not null default now();
    drop index webhook_event_waiting;
    create index webhook_event_waiting on webhook_event (next_try_at) where processed_at is null;
  `.execute(db);
}
