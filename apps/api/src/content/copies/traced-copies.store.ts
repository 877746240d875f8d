import type { TracedCopy } from '@mirante/domain/content/report-copy.ts';
import type { Db } from '../../database/db.ts';
import { clientRemoved } from '../../people/client.store.ts';
import { asJson } from '../../records/json.ts';
import { insertAuditEntry } from '../../records/audit-entry.ts';

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
    .select(['report_copy.id', 'code', 'client_id', 'client.name as client_name', clientRemoved, 'report_id'])
    .select(['report.name as report_name', 'version', 'made_at', 'downloaded_at'])
    .where('code', 'in', [...codes])
    .orderBy('made_at', 'desc')
    .orderBy('report_copy.id', 'desc')
    .execute();
  return rows.map((row) => asJson(row));
}

/** Logs who traced which file, with the result. */
export const logTrace = (db: Db, { file, copies }: { file: string; copies: readonly TracedCopy[] }): Promise<unknown> =>
  insertAuditEntry(db, {
    change: 'trace',
    resource: 'report',
    recordId: copies[0]?.report_id ?? null,
    diff: {
      original_name: [null, file],
      copies: [null, copies.map(({ number }) => number).join(', ') || 'nenhum'],
    },
  });
