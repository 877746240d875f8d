import type { Report } from '@mirante/domain/content/report.ts';
import type { SampleReport } from '@mirante/domain/content/sample-report.ts';
import { del, get, post, type, type PdfFile } from '../http.ts';
const allow = ['conteudo'] as const;
export const sampleReport = {
  /** Null without one. */
  getSampleReport: get('/api/v1/sample-report', {
    what: 'Ver a amostra grátis',
    allow: 'public',
    returns: type<SampleReport | null>(),
  }),
  /** Its newest version, with a footer that names it a sample. */
  getSampleReportFile: get('/api/v1/sample-report/pdf', {
    what: 'Ler o PDF da amostra grátis',
    allow: 'public',
    returns: type<PdfFile>(),
    media: 'application/pdf',
    refuses: ['not_found', 'invalid_range'],
  }),
  /** In place of the one before. */
  markSampleReport: post('/api/v1/reports/:id/sample', {
    what: 'Oferecer um relatório como amostra grátis',
    allow,
    returns: type<Report>(),
    refuses: ['not_published', 'without_pdf'],
  }),
  unmarkSampleReport: del('/api/v1/reports/:id/sample', {
    what: 'Deixar de oferecer um relatório como amostra grátis',
    allow,
    returns: type<Report>(),
  }),
};
