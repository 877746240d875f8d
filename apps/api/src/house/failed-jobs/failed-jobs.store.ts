import { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import type { Db } from '../../database/db.ts';
import { eq, since, isTrue } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';

/** Without what the job was given: that may be a mail with its links. */
const rows = (db: Db) =>
  db
    .selectFrom('failed_job')
    .select(['failed_job.id', 'failed_job.job', 'failed_job.error', 'failed_job.tries', 'failed_job.created_at'])
    .select(['failed_job.failed_at', 'failed_job.redriven', 'failed_job.redriven_at']);

export const list = listOf(failedJobs.listFailedJobs, 'failed_job', {
  rows,
  where: { 'failed_job.job': eq, 'failed_job.redriven': isTrue, 'failed_job.failed_at': since },
});

export const find = (db: Db, id: number): Promise<{ id: number } | undefined> =>
  db.selectFrom('failed_job').select('id').where('id', '=', id).executeTakeFirst();
