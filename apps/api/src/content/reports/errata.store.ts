import type { Report } from '@mirante/domain/content/report.ts';
import type { Db } from '../../database/db.ts';

/** Newest first. */
export async function errataOf(db: Db, reportId: number): Promise<Report['errata']> {
  const rows = await db
    .selectFrom('report_erratum')
    .innerJoin('staff_user', 'staff_user.id', 'user_id')
    .select(['text', 'report_erratum.created_at', 'staff_user.name as user_name'])
    .where('report_id', '=', reportId)
    .orderBy('report_erratum.id', 'desc')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }));
}
