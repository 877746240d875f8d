import { overview } from '@mirante/contract/house/overview.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

/** Each panel shows its own failure. */
export const {
  useGetRevenueQuery,
  useGetFunnelQuery,
  useListSubscribersQuery,
  useListDueWeeksQuery,
  useListOldestPendingQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(overview) });
