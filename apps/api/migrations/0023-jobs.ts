import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- An event that cannot be read is tried less and less often, so that it keeps none of the others waiting.
    alter table webhook_event add column tries int not null default 0, add column next_try_at timestamptz not null default now();
    drop index webhook_event_waiting;
    create index webhook_event_waiting on webhook_event (next_try_at) where processed_at is null;

    -- Jobs that failed at their last try, until somebody asks for them once more, and then what became of that.
    create table failed_job (
      id int generated always as identity primary key,
      job text not null,
      -- What it was given; nothing once it is asked for again.
      data jsonb,
      error text not null,
      tries int not null,
      created_at timestamptz not null,
      failed_at timestamptz not null,
      redriven boolean not null default false,
      redriven_at timestamptz,
      check (redriven = (redriven_at is not null))
    );
    create index failed_job_newest on failed_job (failed_at, id);
    create index failed_job_by_job on failed_job (job, failed_at, id);
    create index failed_job_open on failed_job (redriven, failed_at, id);
    select audit_table('failed_job', '{"resource": "failed_job", "quiet": ["data"]}');
  `.execute(db);
}
