import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';

/** A query of contents whose publishing time has come, and whose readers are not alerted yet. */
export const contentsToAlert = (now: Date) =>
  sql`select id from content where app_alert and not draft and alerted_at is null and goes_out_at <= ${now}`;

/** What a save published is announced at once, and not by the next minute's job. */
export async function alertReaders(trx: Db, { jobs, now }: Pick<Services, 'jobs' | 'now'>): Promise<void> {
  const { rows } = await contentsToAlert(now()).execute(trx);
  if (rows.length > 0) await jobs.add(trx, 'publish', {});
}
