import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { sql } from 'kysely';
import { fromKysely, PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { Pool } from 'pg';
import type { Db } from '../database/db.ts';
import type { DeadJobHandlers, JobHandlers, JobInput, JobName } from './job-input.ts';
import { withoutEmails } from '../http/logging.ts';
import { meters } from '../metrics/meters.ts';
import type { Poll } from '../outbox/poll.ts';
import { enqueueDueJobs, type DueQueries } from './due-jobs.ts';
import { insertFailedJob } from './failed-jobs.store.ts';
import { DEAD_LETTERS, queues } from './queues.ts';

export interface Jobs {
  /**
   * Enqueues a job, optionally delayed by seconds. With a transaction, it exists only on commit. False if its queue
   * takes one at a time and has one.
   */
  add<N extends JobName>(db: Db, name: N, input: JobInput[N], afterSeconds?: number): Promise<boolean>;
  /** Starts running jobs in this process: scheduled ones too, and due ones by these queries. */
  run(handlers: JobHandlers, dead?: DeadJobHandlers, due?: DueQueries): Promise<void>;
  /** Runs waiting jobs here until there are none. */
  drain(handlers: JobHandlers): Promise<void>;
  /** Stops after the running jobs. */
  stop(): Promise<void>;
}

type AnyHandler = (input: unknown) => Promise<void>;
type AnyDeadHandler = (input: unknown, error: string) => Promise<void>;
export const jobNames = Object.keys(queues) as JobName[];
const JOBS_SCHEMA = 'jobs';

export const openBoss = (pool: Pool, options: { schedule: boolean; migrate: boolean }): PgBoss =>
  new PgBoss({
    schema: JOBS_SCHEMA,
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    supervise: options.schedule,
    // The default is a day, for which queues that name people would keep what they promise to delete after a minute.
    maintenanceIntervalSeconds: 60,
    // Less than the minute between two looks, each of which would otherwise be too early for the next one.
    monitorIntervalSeconds: 45,
    // No job depends on another.
    flowIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: 45,
    ...options,
  });

interface JobsOptions {
  pool: Pool;
  db: Db;
  now: () => Date;
  /** Whether this process runs jobs, or only enqueues them. */
  runs: boolean;
  /** Polls which queues have due jobs. */
  poll: Poll;
  onError: (error: unknown) => void;
}

export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { pool, runs, onError } = options;
  const boss = openBoss(pool, { schedule: runs, migrate: false });
  boss.on('error', onError);
  await boss.start();
  const stopping = new AbortController();
  let enqueuing = Promise.resolve();
  return {
    add: async (db, name, input, afterSeconds = 0) =>
      (await boss.send(name, input, { db: fromKysely(db), startAfter: afterSeconds })) !== null,
    run: async (handlers, dead = {}, due) => {
      await startWorkers(boss, { handlers, dead }, options);
      if (due)
        enqueuing = enqueueDueJobs(
          { db: options.db, queries: due, enqueue: (name) => boss.send(name, {}, oncePerMinute), onError },
          stopping.signal,
        );
    },
    drain: async (handlers) => {
      const runDue = async () =>
        Promise.all((await dueQueues(options.db)).map((name) => runQueued(boss, name as JobName, handlers)));
      while ((await runDue()).some(Boolean));
    },
    stop: async () => {
      stopping.abort();
      await enqueuing;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** Of all processes' requests of one minute, the first counts. */
const oncePerMinute = { singletonSeconds: MINUTE_MS / 1000 };

/** Per queue and process. */
const AT_ONCE = 20;
// While many wait, more are taken without a pause.
const working = {
  // Woken by the combined poll of all queues: this interval is a fallback.
  pollingIntervalSeconds: 300,
  batchSize: AT_ONCE,
  burstWhenBatchFull: true,
  includeMetadata: true,
  perJobResults: true,
} as const;

async function startWorkers(
  boss: PgBoss,
  { handlers, dead }: { handlers: JobHandlers; dead: DeadJobHandlers },
  options: JobsOptions,
): Promise<void> {
  const workers = new Map<string, string>();
  for (const name of jobNames) {
    const handler = handlers[name] as AnyHandler;
    const worker = await boss.work(name, working, (jobs) =>
      Promise.all(jobs.map((job) => runJob(name, handler, job, options))),
    );
    workers.set(name, worker);
    const { cron } = queues[name];
    if (cron) await boss.schedule(name, cron);
  }
  const deadLetterWorker = await boss.work(DEAD_LETTERS, working, async (letters) => {
    const results: JobResult[] = [];
    for (const letter of letters) results.push(await recordLetter(letter, dead, options));
    return results;
  });
  workers.set(DEAD_LETTERS, deadLetterWorker);
  // pg-boss runs its schedules as an internal job.
  for (const { name, id } of boss.getWipData({ includeInternal: true })) workers.set(name, id);
  options.poll(
    () => dueOf([...workers.keys()]),
    (due) => due.forEach((name) => boss.notifyWorker(workers.get(name)!)),
  );
}

/** Draining asks once for all queues: a fetch from each costs a statement per queue. */
async function dueQueues(db: Db): Promise<string[]> {
  const { due } = await db.selectNoFrom(dueOf(jobNames).as('due')).executeTakeFirstOrThrow();
  return due;
}

/** Which of these queues have a due job: one index lookup in pg-boss's table each. */
const dueOf = (names: string[]) => sql<string[]>`array(
  select queue.name from unnest(${names}::text[]) as queue (name) where exists (
    select from jobs.job
    where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
  ))`;

/** A failure is reported, and retried until the last attempt. */
async function runJob(
  name: JobName,
  handler: AnyHandler,
  { id, data, retryCount, retryLimit }: JobWithMetadata<unknown>,
  { onError }: JobsOptions,
): Promise<JobResult> {
  try {
    await handler(data);
    meters.jobs.inc({ job: name, result: 'completed' });
    return { id, status: 'completed' };
  } catch (error) {
    const isLast = retryCount >= retryLimit;
    meters.jobs.inc({ job: name, result: isLast ? 'dead' : 'failed' });
    onError(new Error(`job ${name} failed at try ${retryCount + 1} of ${retryLimit + 1}`, { cause: error }));
    return { id, status: 'failed', output: withoutRecipient(error) };
  }
}

/** What is kept of an error with its job: a mail server's names the recipient, whom the job itself has encrypted. */
const withoutRecipient = (error: unknown): { message: string } => ({
  message: withoutEmails(error instanceof Error ? error.message : String(error)),
});

/** One that cannot be recorded is retried alone. */
async function recordLetter(
  letter: JobWithMetadata<unknown>,
  dead: DeadJobHandlers,
  options: JobsOptions,
): Promise<JobResult> {
  try {
    await recordDead(letter, dead, options);
    return { id: letter.id, status: 'completed' };
  } catch (error) {
    options.onError(error);
    return { id: letter.id, status: 'failed', output: withoutRecipient(error) };
  }
}

/** One that outlived its process or time limit at the last attempt has no error of its own. */
async function recordDead(
  { data, createdOn, sourceName, sourceOutput, sourceRetryCount, sourceCreatedOn }: JobWithMetadata<unknown>,
  dead: DeadJobHandlers,
  { db, now }: JobsOptions,
): Promise<void> {
  const job = sourceName as JobName;
  const { message = 'ended without an answer' } = (sourceOutput ?? {}) as { message?: string };
  await (dead[job] as AnyDeadHandler | undefined)?.(data, message);
  await insertFailedJob(db, {
    job,
    data,
    error: message,
    tries: (sourceRetryCount ?? 0) + 1,
    createdAt: sourceCreatedOn ?? createdOn,
    failedAt: now(),
  });
}

async function runQueued(boss: PgBoss, name: JobName, handlers: JobHandlers): Promise<boolean> {
  const jobs = await boss.fetch(name, { batchSize: 100 });
  for (const job of jobs) {
    await (handlers[name] as AnyHandler)(job.data);
    await boss.complete(name, job.id);
  }
  return jobs.length > 0;
}
