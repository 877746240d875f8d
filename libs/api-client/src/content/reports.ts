import { reports } from '@mirante/contract/content/reports.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordFailed, recordSaved, removed } from '../feedback.ts';

const withEndpoints = api.injectEndpoints({ endpoints: endpointsFrom(reports, 'report') });
export const {
  useListReportsQuery,
  useGetReportQuery,
  useCreateReportMutation,
  useEditReportMutation,
  useAddReportErratumMutation,
  useRemoveReportMutation,
  useListReportChangesQuery,
} = withEndpoints;

/** To dispatch after a report changed by other means than these hooks. */
export const reportsChanged = () => withEndpoints.util.invalidateTags(['report']);

feedback(reports, {
  listReports: listFailed,
  getReport: recordFailed,
  createReport: { ok: 'Relatório criado!', fail: 'Erro ao criar recurso.' },
  editReport: recordSaved,
  // Its screen uploads the file itself, to show progress.
  uploadReportPdf: quiet,
  addReportErratum: { ok: 'Errata publicada!', fail: 'Não foi possível publicar a errata.' },
  removeReport: removed('o relatório'),
});
