import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Expression } from 'kysely';
import { MINUTE_MS } from '@mirante/domain/durations.ts';
import type { Db } from '../database/db.ts';
import type { JobName } from './job-input.ts';

/** Jobs without a schedule: once a minute, those that have something to do are enqueued. */
export const dueJobs = [
  'reconcile',
  'expire',
  'end_access',
  'send_resume_links',
  'publish',
  'push',
  'fold',
  'load_quotes',
] as const satisfies readonly JobName[];
export type DueJob = (typeof dueJobs)[number];
/** Queries of the rows that a job has something to do for: one row is enough. */
export type DueQueries = Record<DueJob, () => readonly Expression<unknown>[]>;

interface DueOptions {
  db: Db;
  queries: DueQueries;
  enqueue: (job: DueJob) => Promise<unknown>;
  onError: (error: unknown) => void;
}

/** Enqueues due jobs at once and then every minute, until `signal`. */
export async function enqueueDueJobs(options: DueOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await findDueJobs(options);
    await Promise.all(due.map((job) => options.enqueue(job).catch(options.onError)));
    await wait(MINUTE_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** One statement. If it fails, every job is due: the one at fault then fails under its own name. */
export async function findDueJobs({ db, queries, onError }: Omit<DueOptions, 'enqueue'>): Promise<readonly DueJob[]> {
  const exists = (job: DueJob) =>
    sql<boolean>`${sql.join(
      // As a subquery, a query keeps its order, and so the index that its handler reads.
      queries[job]().map((query) => sql`exists (select from (${query}) as due)`),
      sql` or `,
    )}`.as(job);
  try {
    const due = await db.selectNoFrom(dueJobs.map(exists)).executeTakeFirstOrThrow();
    return dueJobs.filter((job) => due[job]);
  } catch (error) {
    onError(error);
    return dueJobs;
  }
}
