import type { TracedCopy } from '@mirante/domain/content/report-copy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';

/** The copies of these codes, newest first. */
export async function findCopies(
  db: Db,
  codes: readonly string[],
): Promise<(Omit<TracedCopy, 'number' | 'evidence' | 'pages'> & { code: string })[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('report_copy')
    .innerJoin('client', 'client.id', 'client_id')
    .leftJoin('report', 'report.id', 'report_id')
    .select(['report_copy.id', 'code', 'client_id', 'client.name as client_name', 'report_id'])
    .select(['report.name as report_name', 'version', 'made_at', 'downloaded_at'])
    .where('code', 'in', [...codes])
    .orderBy('made_at', 'desc')
    .orderBy('report_copy.id', 'desc')
    .execute();
  return rows.map((row) => asJson(row));
}

/** Logs who traced which file, with the result. */
export const logTrace = (
  db: Db,
  by: { user_id: number; action: string; request_id: string; at: Date },
  { file, copies }: { file: string; copies: readonly TracedCopy[] },
): Promise<unknown> => {
  const diff = {
    original_name: [null, file],
    copies: [null, copies.map(({ number }) => number).join(', ') || 'nenhum'],
  };
  const report = copies[0]?.report_id ?? null;
  return sql`
    insert into audit_entry (created_at, user_id, action, request_id, change, resource, record_id, root_resource, root_id, diff)
    values (${by.at}, ${by.user_id}, ${by.action}, ${by.request_id}, 'trace', 'report', ${report}, 'report', ${report}, ${JSON.stringify(diff)})`.execute(
    db,
  );
};
