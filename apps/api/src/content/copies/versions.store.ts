import type { Db } from '../../database/db.ts';

interface Version {
  version: number;
  /** The name in the file store. */
  name: string;
  size: number;
  /** The report's title. */
  title: string;
}

/** A version of a report's PDF; the newest by default. */
export const findVersion = (db: Db, reportId: number, version?: number): Promise<Version | undefined> =>
  db
    .selectFrom('report_file')
    .innerJoin('report', 'report.id', 'report_id')
    .select(['report_file.version', 'report_file.name', 'report_file.size', 'report.name as title'])
    .where('report_id', '=', reportId)
    .$if(version !== undefined, (q) => q.where('report_file.version', '=', version!))
    .orderBy('report_file.version', 'desc')
    .limit(1)
    .executeTakeFirst();
