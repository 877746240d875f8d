import type { ReportFile } from '@mirante/domain/content/report.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';

/** Newest first. */
export async function filesOf(db: Db, reportId: number): Promise<ReportFile[]> {
  const rows = await db
    .selectFrom('report_file')
    .innerJoin('staff_user', 'staff_user.id', 'user_id')
    .select([
      'version',
      'original_name',
      'size',
      'pages',
      'tagged',
      'report_file.created_at',
      'staff_user.name as user_name',
    ])
    .where('report_id', '=', reportId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}

/** The next version of a report whose row is locked. */
export const insertVersion = (trx: Db, file: Omit<Insertable<Schema['report_file']>, 'version'>): Promise<unknown> =>
  trx
    .insertInto('report_file')
    .values((eb) => ({
      ...file,
      version: eb
        .selectFrom('report_file')
        .select((of) => of(of.fn.coalesce(of.fn.max('version'), of.val(0)), '+', 1).as('next'))
        .where('report_id', '=', file.report_id),
    }))
    .execute();

/** Whether a report's newest version has this hash. */
export async function isNewestVersion(db: Db, reportId: number, sha256: Buffer): Promise<boolean> {
  const newest = await db
    .selectFrom('report_file')
    .select('sha256')
    .where('report_id', '=', reportId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.sha256?.equals(sha256) ?? false;
}

/** Which of these names belong to a report, or to one that was removed and must still be kept. */
export async function namesInUse(db: Db, names: readonly string[]): Promise<Set<string>> {
  const ofReports = db.selectFrom('report_file').select('name').where('name', 'in', names);
  const ofRemoved = db.selectFrom('removed_report_file').select('name').where('name', 'in', names);
  return new Set((await ofReports.unionAll(ofRemoved).execute()).map(({ name }) => name));
}
