import type { Db } from '../database/db.ts';
import type { Services } from '../services.ts';
import type { JobInput, JobName } from './job-input.ts';

/** Asks for a failed job once more, with what it was given. False where there is none, or it was redriven already. */
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

/** What a job of this input failed to do is seen to in another way: it is nobody's concern any more. */
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
