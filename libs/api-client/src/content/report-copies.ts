import { reportCopies } from '@mirante/contract/content/report-copies.ts';
import type { TraceResult } from '@mirante/domain/content/report-copy.ts';
import { api } from '../base-api.ts';
import { callFor, endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet } from '../feedback.ts';

/** For 25 MB on a slow line, and rendering its pages. */
const TIMEOUT_MS = 180_000;

const { listReportCopies } = reportCopies;
export const { useListReportCopiesQuery } = api.injectEndpoints({
  endpoints: endpointsFrom({ listReportCopies }, 'report'),
});

export const { useTraceReportFileMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    traceReportFile: build.mutation<TraceResult, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { ...callFor(reportCopies.traceReportFile, { body }), timeout: TIMEOUT_MS };
      },
    }),
  }),
});

// The page shows result and errors in place.
feedback(reportCopies, { listReportCopies: listFailed, traceReportFile: quiet });
