import { ownReports } from '@mirante/contract/content/own-reports.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet } from '../feedback.ts';

export const ownReportsApi = api.injectEndpoints({ endpoints: endpointsFrom(ownReports, 'report', ['content']) });
export const { useListOwnReportsQuery, useGetOwnReportQuery, useReadOwnReportDoMutation } = ownReportsApi;

feedback(ownReports, {
  listOwnReports: listFailed,
  getOwnReport: quiet,
  listKeptReports: quiet,
  readOwnReport: quiet,
  readOwnReportDo: quiet,
});
