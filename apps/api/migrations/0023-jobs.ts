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

    -- A log of changes of the counts, which nobody who writes to it waits for. A job folds it; what somebody else is folding is skipped.
    alter table payment_rollup drop constraint payment_rollup_pkey;
    alter table payment_rollup alter column slot set default 0;
    alter table payment_rollup reset (fillfactor);
    create index payment_rollup_found on payment_rollup (week, status, method);

    create or replace function count_payments() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then
        insert into payment_rollup (week, status, method, n) select week_of(created_at), status, method, count(*) from added group by 1, 2, 3;
      elsif tg_op = 'DELETE' then
        insert into payment_rollup (week, status, method, n) select week_of(created_at), status, method, -count(*) from gone group by 1, 2, 3;
      else
        insert into payment_rollup (week, status, method, n)
        select week, status, method, sum(n)
        from (
          select week_of(created_at) as week, status, method, 1 as n from added
          union all select week_of(created_at), status, method, -1 from gone
        ) moved
        group by 1, 2, 3 having sum(n) <> 0;
      end if;
      return null;
    end $$;

    create or replace function fold_payment_rollup() returns void language sql as $$
      with free as (select ctid from payment_rollup for update skip locked),
      gone as (delete from payment_rollup where ctid in (select ctid from free) returning week, status, method, n)
      insert into payment_rollup (week, status, method, n) select week, status, method, sum(n) from gone group by 1, 2, 3 having sum(n) <> 0 $$;
  `.execute(db);
}
