import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Traces of one change, as those of all trades whose value moved by it, share its id; revision is the trade's after it.
    -- What was before it is kept for its undoing, which is a trace of its own, and one at most.
    alter table trade_trace
      add change_id uuid,
      add revision int,
      add before jsonb,
      add undoes int unique references trade_trace on delete cascade;
    create index trade_trace_change on trade_trace (change_id) where change_id is not null;
  `.execute(db);
}
