import type { Db } from '../database/db.ts';
import { withoutEmails } from '../http/logging.ts';
import type { JobName } from './job-input.ts';
import { queues } from './queues.ts';

interface DeadLetter {
  job: JobName;
  data: unknown;
  error: string;
  tries: number;
  createdAt: Date;
  failedAt: Date;
}

/** Records a job that failed its last attempt. A singleton has one row for all its failures until redriven. */
export async function insertFailedJob(db: Db, dead: DeadLetter): Promise<void> {
  const { job, data, tries, createdAt: created_at, failedAt: failed_at } = dead;
  const error = withoutEmails(dead.error).slice(0, 1000);
  if (queues[job].policy === 'exclusive') {
    const again = await db
      .updateTable('failed_job')
      .set((eb) => ({ error, failed_at, tries: eb('tries', '+', tries) }))
      .where('job', '=', job)
      .where('redriven', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (again) return;
  }
  await db
    .insertInto('failed_job')
    .values({ job, data: JSON.stringify(data), error, tries, created_at, failed_at })
    .execute();
}

export const openFailedJobs = (db: Db) =>
  db
    .selectFrom('failed_job')
    .select(['id', 'job', 'error', 'tries', 'failed_at'])
    .where('redriven', '=', false)
    .orderBy('failed_at')
    .orderBy('id')
    .execute();
