import type { SampleReport } from '@mirante/domain/content/sample-report.ts';
import type { Related } from '@mirante/domain/content/content.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';
import type { SampleFile } from '../copies/sample-copy.store.ts';

/** The newest version of the sample, while it is published. */
const published = (db: Db, now: Date) =>
  db
    .selectFrom('report')
    .innerJoin('report_file', 'report_file.report_id', 'report.id')
    .where('report.sample', '=', true)
    .where('report.draft', '=', false)
    .where('report.report_date', '<=', now)
    .orderBy('report_file.version', 'desc')
    .limit(1);

export async function findSample(db: Db, now: Date): Promise<SampleReport | null> {
  const row = await published(db, now)
    .select(['report.name', 'report.report_date', 'report_file.pages'])
    .executeTakeFirst();
  return row ? asJson(row) : null;
}

export const findSampleFile = (db: Db, now: Date): Promise<(SampleFile & { title: string }) | undefined> =>
  published(db, now)
    .select(['report.id as report_id', 'report.name as title', 'report_file.version', 'report_file.name as original'])
    .executeTakeFirst();

/** The marked report, published or not. */
export const findMarked = async (db: Db): Promise<Related | null> =>
  (await db.selectFrom('report').select(['id', 'name']).where('sample', '=', true).executeTakeFirst()) ?? null;

/** Before a change of the mark: concurrent ones would both set theirs. */
export async function lockMark(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sample_report'))`.execute(trx);
}

export async function mark(trx: Db, id: number, updated_at: Date): Promise<void> {
  const others = trx.updateTable('report').where('sample', '=', true).where('id', '<>', id);
  await others.set({ sample: false, updated_at }).execute();
  const own = trx.updateTable('report').where('sample', '=', false).where('id', '=', id);
  await own.set({ sample: true, updated_at }).execute();
}
export const unmark = (trx: Db, id: number, updated_at: Date): Promise<unknown> =>
  trx
    .updateTable('report')
    .set({ sample: false, updated_at })
    .where('id', '=', id)
    .where('sample', '=', true)
    .execute();
