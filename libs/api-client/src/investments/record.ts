import { ownRecord, record } from '@mirante/contract/investments/record.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed } from '../feedback.ts';

export const { useListRecordQuery, useGetRecordSummaryQuery, useGetRecordChainQuery, useListRecordRootsQuery } =
  api.injectEndpoints({
    endpoints: endpointsFrom(record, 'record'),
  });
export const { useListOwnRecordQuery } = api.injectEndpoints({ endpoints: endpointsFrom(ownRecord, 'record') });

feedback(record, { listRecord: listFailed, listRecordRoots: listFailed });
feedback(ownRecord, { listOwnRecord: listFailed });
