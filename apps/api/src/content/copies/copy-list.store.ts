import { reportCopies } from '@mirante/contract/content/report-copies.ts';
import type { Db } from '../../database/db.ts';
import { eq, isPresent } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';

const rows = (db: Db) =>
  db
    .selectFrom('report_copy')
    .innerJoin('client', 'client.id', 'client_id')
    .leftJoin('report', 'report.id', 'report_id')
    .select(['report_copy.id', 'client_id', 'client.name as client_name', 'report_id', 'report.name as report_name'])
    .select(['version', 'made_at', 'opened_at', 'downloaded_at']);

export const listCopies = listOf(reportCopies.listReportCopies, 'report_copy', {
  rows,
  where: {
    'report_copy.report_id': eq,
    'report_copy.version': eq,
    'report_copy.downloaded_at': isPresent,
  },
});
