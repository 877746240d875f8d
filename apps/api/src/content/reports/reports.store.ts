import { reportForm } from '@mirante/contract/content/reports.form.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { sql } from 'kysely';
import type { Report } from '@mirante/domain/content/report.ts';
import type { Db } from '../../database/db.ts';
import type { Call } from '../../http/serve.ts';
import { omitUndefined } from '../../records/omit-undefined.ts';
import { contains, on, since, isTrue } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { findsContent } from '../publishing/find-content.ts';
import { savesContent } from '../publishing/save-content.ts';
import { madeFor } from '../../products/entitlements/unlocking.store.ts';
import { hasFile, reportFilters } from './report-filters.ts';
import { isAbout, hasProduct, containsWords, hasTag } from '../publishing/content-filters.ts';
import { signatureOf } from './signature.ts';
import { errataOf } from './errata.store.ts';
import { filesOf } from './report-files.store.ts';
import { findMarked } from './sample-report.store.ts';

const filePath = sql<string | null>`case when ${hasFile} then '/api/v1/reports/' || report.id || '/pdf' end`;
const rows = (db: Db) =>
  db
    .selectFrom('report')
    .select(['report.id', 'report.name', 'report.link_report', 'report.report_date', 'report.app_alert'])
    .select(['report.draft', 'report.created_at', 'report.updated_at'])
    .select([filePath.as('file_path'), madeFor('content', 'report.id').as('product_name')]);

export const list = listOf(reports.listReports, 'report', {
  rows,
  sort: { 'report.name': 'report.name_key' },
  where: {
    ...reportFilters,
    'report.name': on('report.name_key', contains),
    'report.tags': hasTag('report'),
    ...isAbout('report'),
    'report.draft': isTrue,
    'report.report_date': since,
    'report.product': hasProduct('report'),
    'report.filter': containsWords('report'),
  },
});

const found = findsContent(
  'report',
  (db) => rows(db).select(['report.description', 'report.analyst_name', 'report.analyst_cnpi', 'report.statement']),
  reportForm,
);
export async function find(db: Db, id: number, now: Date): Promise<Report | undefined> {
  const report = await found(db, id, now);
  if (!report) return undefined;
  const [files, errata, sample_report] = await Promise.all([filesOf(db, id), errataOf(db, id), findMarked(db)]);
  return { ...report, files, errata, sample_report };
}

const table = rowsOf('report');
export const { lock, remove } = table;
/** After a change of its files or errata. */
export const touch = (trx: Db, id: number, now: Date): Promise<unknown> => table.save(trx, id, { updated_at: now });
const content = savesContent(table, 'report_date');

/** A published report keeps its analyst and statement. */
export async function insert(trx: Db, call: Call<typeof reports.createReport>): Promise<number> {
  const signed = await signatureOf(trx, { ...call.input, draft: call.input.draft ?? false });
  return content.insert(trx, { ...call, input: { ...call.input, ...signed } });
}

export async function save(trx: Db, call: Call<typeof reports.editReport>, current: Report): Promise<void> {
  const signed = await signatureOf(trx, { ...current, ...omitUndefined(call.input) });
  await content.save(trx, { ...call, input: { ...call.input, ...signed } });
}
