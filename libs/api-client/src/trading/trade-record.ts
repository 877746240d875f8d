import { tradeRecord } from '@mirante/contract/trading/trade-record.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed } from '../feedback.ts';

export const { useListTradeRecordQuery, useGetTradeRecordSummaryQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(tradeRecord, 'record'),
});

feedback(tradeRecord, { listTradeRecord: listFailed });
