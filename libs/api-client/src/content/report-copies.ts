import { reportCopies } from '@mirante/contract/content/report-copies.ts';
import type { TraceResult } from '@mirante/domain/content/report-copy.ts';
import { api } from '../base-api.ts';
import { unansweredProblemOf } from '../chosen-file.ts';
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
      queryFn: async (file, _api, _extra, send) => {
        const body = new FormData();
        body.append('file', file);
        const { data, error, meta } = await send({
          ...callFor(reportCopies.traceReportFile, { body }),
          timeout: TIMEOUT_MS,
        });
        if (!error) return { data: data as TraceResult, meta };
        return { error: error.status === 'FETCH_ERROR' ? await unansweredProblemOf(file, error) : error, meta };
      },
    }),
  }),
});

// The page shows result and errors in place.
feedback(reportCopies, { listReportCopies: listFailed, traceReportFile: quiet });
