import { reportForm, reports } from '@mirante/contract/content/reports.ts';
import type { Report } from '@mirante/domain/content/report.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { contains, eq, on, since, yes } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { fieldsOf, versioned } from '../../records/version.ts';
import { readStatsOf } from '../publishing/reads.store.ts';
import { hasFile, mentions, ofProduct, tagged } from './report-filters.ts';
import { relatedOf } from '../associations/associations.store.ts';
import { productsOf, unlockedBy } from '../publishing/unlocking.store.ts';
import { errataOf } from './errata.store.ts';
import { filesOf } from './report-files.store.ts';

const filePath = sql<string | null>`case when ${hasFile} then '/api/v1/reports/' || report.id || '/pdf' end`;
const rows = (db: Db) =>
  db
    .selectFrom('report')
    .select(['report.id', 'report.name', 'report.link_report', 'report.report_date', 'report.app_alert'])
    .select(['report.draft', 'report.created_at', 'report.updated_at'])
    .select([filePath.as('file_path'), unlockedBy('report.id').as('product_name')]);

export const list = listOf(reports.listReports, 'report', {
  rows,
  sort: { 'report.name': 'report.name_key' },
  where: {
    'report.id': eq,
    'report.name': on('report.name_key', contains),
    'report.tags': tagged,
    'report.file_path': (q, has) => q.where(has === 'true' ? hasFile : sql<boolean>`not ${hasFile}`),
    'report.app_alert': yes,
    'report.report_date': since,
    'report.product': ofProduct,
    'report.filter': mentions,
  },
});

export async function find(db: Db, id: number, now: Date): Promise<Report | undefined> {
  const row = await rows(db)
    .select(['report.description', 'report.analyst_name', 'report.analyst_cnpi', 'report.statement'])
    .where('report.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [products, related, read_stats, files, errata] = await Promise.all([
    productsOf(db, id),
    relatedOf(db, id),
    readStatsOf(db, { kind: 'report', id }, now),
    filesOf(db, id),
    errataOf(db, id),
  ]);
  const { version } = versioned(
    { ...asJson(row), products: products.map((product) => product.id) },
    fieldsOf(reportForm),
  );
  return { ...asJson(row), ...related, products, files, errata, read_at: null, read_stats, version };
}

export const { hold, insert, save, remove } = rowsOf('report');
