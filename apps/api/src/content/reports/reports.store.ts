import { reportForm, reports } from '@mirante/contract/content/reports.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { contains, eq, on, since, yes } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { findsContent } from '../publishing/find-content.ts';
import { savesContent } from '../publishing/save-content.ts';
import { unlockedBy } from '../publishing/unlocking.store.ts';
import { hasFile, mentions, ofProduct, tagged } from './report-filters.ts';

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

export const find = findsContent('report', (db) => rows(db).select('report.description'), reportForm);

const table = rowsOf('report');
export const { hold, remove } = table;
export const { insert, save } = savesContent(table, 'report_date');
