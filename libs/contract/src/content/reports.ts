import type { Report, ReportRow } from '@mirante/domain/content/report.ts';
import { get, post, type, type PdfFile } from '../http.ts';
import { about } from './about.query.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';
import { lazySchema } from '../lazy-schema.ts';

const query = listQuery({
  sort: ['report.name', 'report.id', 'report.report_date', 'report.created_at', 'report.app_alert'],
  by: 'report.name',
  filters: (fields) => ({
    'report.id': fields.id(),
    'report.name': fields.str().max(256),
    /** The id of a tag. */
    'report.tags': fields.id(),
    ...about('report', fields),
    /** Whether a PDF is attached. */
    'report.file_path': fields.oneOf(['true', 'false']),
    'report.app_alert': fields.oneOf(['true', 'false']),
    'report.draft': fields.oneOf(['true', 'false']),
    /** On this day or later. */
    'report.report_date': fields.day(),
    /** The id of a product that unlocks it. */
    'report.product': fields.id(),
    /** Any part of the name or description. */
    'report.filter': fields.str().max(120),
  }),
});

const allow = ['conteudo'] as const;

const calls = recordCalls('/api/v1/reports', {
  one: 'um relatório',
  many: 'relatórios',
  allow,
  query,
  row: type<ReportRow>(),
  record: type<Report>(),
  form: () => import('./reports.form.ts').then((m) => m.reportForm),
  change: () => import('./reports.form.ts').then((m) => m.reportChange),
  example: {
    name: 'Panorama de novembro',
    report_date: '2026-11-22T09:00:00-03:00',
    description: 'O que esperar dos juros e da bolsa até o fim do ano.',
    link_report: null,
    products: [3],
    app_alert: true,
    draft: false,
    analyst_name: null,
    analyst_cnpi: null,
    statement: null,
  },
});
export const reports = {
  listReports: calls.list,
  exportReports: calls.export,
  getReport: calls.get,
  /** As uploaded, without a mark. */
  getReportFile: get('/api/v1/reports/:id/pdf', {
    what: 'Ver o PDF de um relatório',
    allow,
    /** The newest by default. */
    input: lazySchema(({ form, id }) => form({ version: id() })),
    returns: type<PdfFile>(),
    media: 'application/pdf',
    refuses: ['invalid_range'],
  }),
  createReport: calls.create,
  editReport: calls.edit,
  /** Adds a version, which readers get from now on. */
  uploadReportPdf: post('/api/v1/reports/:id/pdf', {
    what: 'Enviar o PDF de um relatório',
    allow,
    upload: 'application/pdf',
    returns: type<Report>(),
  }),
  /** Publishes a correction of a published report, without changing the report. */
  addReportErratum: post('/api/v1/reports/:id/errata', {
    what: 'Publicar uma errata de um relatório',
    allow,
    idempotent: true,
    input: () => import('./reports.form.ts').then((m) => m.erratumForm),
    returns: type<Report>(),
    refuses: ['not_published'],
    example: { text: 'Na página 6, o preço teto de KLBN11 é R$ 24,50, e não R$ 25,40.' },
  }),
  removeReport: calls.remove,
  listReportChanges: calls.changes,
};
