import { reportCopies } from '@mirante/contract/content/report-copies.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const { useTraceReportFileMutation } = api.injectEndpoints({ endpoints: endpointsFrom(reportCopies) });

// The page says in place what was found, and what went wrong.
feedback(reportCopies, { traceReportFile: quiet });
