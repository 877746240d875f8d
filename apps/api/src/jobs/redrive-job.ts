import type { Db } from '../database/db.ts';
import type { Services } from '../services.ts';
import type { JobInput, JobName } from './job-input.ts';

/** Enqueues a failed job again with its input. False if unknown, or already redriven. */
export const redriveJob = ({ db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>, id: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const failed = await trx
      .selectFrom('failed_job')
      .select(['job', 'data'])
      .where('id', '=', id)
      .where('redriven', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (!failed) return false;
    await trx
      .updateTable('failed_job')
      .set({ redriven: true, redriven_at: now(), data: null })
      .where('id', '=', id)
      .execute();
    await jobs.add(trx, failed.job, failed.data as JobInput[JobName]);
    return true;
  });

/** Closes failed jobs of this input, which was handled in another way. */
export const closeFailedJobs = async <N extends JobName>(
  { trx, now }: { trx: Db; now: Date },
  job: N,
  input: JobInput[N],
): Promise<void> => {
  await trx
    .updateTable('failed_job')
    .set({ redriven: true, redriven_at: now, data: null })
    .where('job', '=', job)
    .where('redriven', '=', false)
    .where('data', '@>', JSON.stringify(input))
    .execute();
};
