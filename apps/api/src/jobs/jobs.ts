import { fromKysely, PgBoss, type Job, type JobResult } from 'pg-boss';
import type { Pool } from 'pg';
import type { Db } from '../database/db.ts';
import type { JobHandlers, JobInput, JobName } from './job-input.ts';
import { queues } from './queues.ts';

export interface Jobs {
  /** Asks for a job. Given a transaction, the job exists only if that commits. */
  add<N extends JobName>(db: Db, name: N, input: JobInput[N]): Promise<void>;
  /** Begins to run jobs in this process, the scheduled ones too. */
  run(handlers: JobHandlers): Promise<void>;
  /** Runs what waits, here and now, until nothing does. */
  drain(handlers: JobHandlers): Promise<void>;
  /** Lets the running jobs end. */
  stop(): Promise<void>;
}

type AnyHandler = (input: unknown) => Promise<void>;
export const jobNames = Object.keys(queues) as JobName[];
export const JOBS_SCHEMA = 'jobs';

export const openBoss = (pool: Pool, options: { schedule: boolean; migrate: boolean }): PgBoss =>
  new PgBoss({
    schema: JOBS_SCHEMA,
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    supervise: options.schedule,
    ...options,
  });

export interface JobsOptions {
  pool: Pool;
  /** Whether this process runs jobs too, or only asks for them. */
  runs: boolean;
  onError: (error: unknown) => void;
}

export async function openJobs({ pool, runs, onError }: JobsOptions): Promise<Jobs> {
  const boss = openBoss(pool, { schedule: runs, migrate: false });
  boss.on('error', onError);
  await boss.start();
  return {
    add: async (db, name, input) => {
      await boss.send(name, input, { db: fromKysely(db) });
    },
    run: (handlers) => startWorkers(boss, handlers),
    drain: async (handlers) => {
      while ((await Promise.all(jobNames.map((name) => runQueued(boss, name, handlers)))).some(Boolean));
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** Of one queue, in one process. */
const AT_ONCE = 20;

async function startWorkers(boss: PgBoss, handlers: JobHandlers): Promise<void> {
  for (const name of jobNames) {
    const handler = handlers[name] as AnyHandler;
    // As long as many wait, more are taken without a pause.
    await boss.work(
      name,
      { pollingIntervalSeconds: 1, batchSize: AT_ONCE, burstWhenBatchFull: true, perJobResults: true },
      (jobs) => Promise.all(jobs.map((job) => runJob(handler, job))),
    );
    const { cron } = queues[name];
    if (cron) await boss.schedule(name, cron);
  }
}

/** One that fails is tried again by itself. */
async function runJob(handler: AnyHandler, { id, data }: Job<unknown>): Promise<JobResult> {
  try {
    await handler(data);
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: error };
  }
}

async function runQueued(boss: PgBoss, name: JobName, handlers: JobHandlers): Promise<boolean> {
  const jobs = await boss.fetch(name, { batchSize: 100 });
  for (const job of jobs) {
    await (handlers[name] as AnyHandler)(job.data);
    await boss.complete(name, job.id);
  }
  return jobs.length > 0;
}
