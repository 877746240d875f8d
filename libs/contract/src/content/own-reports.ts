import { MAX_KEPT, type OwnReport, type OwnReportRow } from '@mirante/domain/content/report.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, post, type, type PdfFile } from '../http.ts';
import { idList } from '../records/id-list.ts';
import { about } from './about.query.ts';
import { listQuery } from '../records/list-query.ts';
import { read, related, words } from './reading.query.ts';
import { lazySchema } from '../lazy-schema.ts';

const query = listQuery({
  sort: ['report.report_date', 'report.name', 'report.created_at'],
  by: 'report.report_date',
  perPage: 12,
  filters: (fields) => ({
    'report.id': fields.id(),
    'report.name': fields.str().max(256),
    'report.tags': related(fields),
    ...about('report', fields),
    /** Whether a PDF is attached. */
    'report.file_path': fields.oneOf(['true', 'false']),
    'report.app_alert': fields.oneOf(['true', 'false']),
    /** On this day or later. */
    'report.report_date': fields.day(),
    'report.product': related(fields),
    'report.filter': words(fields),
    'report.read': read(fields),
  }),
});

const allow = { area: 'content' } as const;
/** Only published reports that the client's products unlock; any other is 404. */
export const ownReports = {
  listOwnReports: get('/api/v1/client/reports', {
    what: 'Listar os próprios relatórios',
    allow,
    input: query,
    returns: type<Page<OwnReportRow>>(),
  }),
  getOwnReport: get('/api/v1/client/reports/:id', { what: 'Ler um relatório', allow, returns: type<OwnReport>() }),
  /**
   * The current state of the reports that a browser stores for offline reading, as far as this client may still read
   * them.
   */
  listKeptReports: get('/api/v1/client/reports-kept', {
    what: 'Conferir os relatórios disponíveis sem conexão',
    allow,
    input: lazySchema(({ form, str }) => form({ ids: idList({ str }, MAX_KEPT) })),
    returns: type<OwnReport[]>(),
  }),
  /**
   * A version, by default the newest, with the reader's name in the footer of every page and a mark that identifies the
   * copy.
   */
  getOwnReportFile: get('/api/v1/client/reports/:id/pdf', {
    what: 'Ler ou baixar o PDF de um relatório',
    allow,
    ownerOnly: true,
    /** `1` for a download. */
    input: lazySchema(({ form, id, oneOf }) => form({ download: oneOf(['1']), version: id() })),
    returns: type<PdfFile>(),
    media: 'application/pdf',
    refuses: ['invalid_range'],
  }),
  /** Idempotent: only the first read is recorded. */
  readOwnReport: post('/api/v1/client/reports/:id/read', { what: 'Marcar um relatório como lido', allow }),
  readOwnReportDo: post('/api/v1/client/reports/:id/read/do', { what: 'Marcar um relatório como lido', allow }),
};
