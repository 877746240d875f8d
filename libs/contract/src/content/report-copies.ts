import type { ReportCopyRow, TraceResult } from '@mirante/domain/content/report-copy.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, post, type } from '../http.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['report_copy.id'],
  by: 'report_copy.id',
  order: -1,
  perPage: 20,
  filters: ({ id, oneOf, whole }) => ({
    'report_copy.report_id': id(),
    'report_copy.version': whole(1, 10_000),
    'report_copy.downloaded_at': oneOf(['true', 'false']),
  }),
});

const allow = ['conteudo'] as const;
/** A copy not opened for a week is made anew, so that one reader and version can have several. */
const listReportCopies = get('/api/v1/report-copies', {
  what: 'Listar quem leu cada versão dos relatórios',
  allow,
  input: query,
  returns: type<Page<ReportCopyRow>>(),
});
export const reportCopies = {
  listReportCopies,
  exportReportCopies: csvOf(
    '/api/v1/report-copies.csv',
    'Exportar quem leu cada versão dos relatórios',
    listReportCopies,
  ),
  /**
   * Accepts a whole file, a part of it, a scan or a crop, and lists every reader's copy found in it. Each trace is in
   * the audit log.
   */
  traceReportFile: post('/api/v1/reports/trace', {
    what: 'Rastrear um PDF vazado',
    allow,
    upload: 'application/pdf',
    returns: type<TraceResult>(),
  }),
};
