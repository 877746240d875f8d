import type { TraceResult } from '@mirante/domain/content/report-copy.ts';
import { post, type } from '../http.ts';

export const reportCopies = {
  /** Whole or in part, printed anew, cropped: it names every reader's copy that it finds. What was traced is in the audit log. */
  traceReportFile: post('/api/v1/reports/trace', {
    what: 'Rastrear um PDF vazado',
    allow: ['conteudo'],
    upload: 'application/pdf',
    returns: type<TraceResult>(),
  }),
};
