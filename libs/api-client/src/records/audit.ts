import { audit } from '@mirante/contract/records/audit.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed } from '../feedback.ts';

export const { useListAuditAuthorsQuery, useListAuditEntriesQuery, useListAuditRequestsQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(audit),
});

feedback(audit, { listAuditEntries: listFailed, listAuditRequests: listFailed });
