import { funds } from '@mirante/contract/investments/funds.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, recordFailed } from '../feedback.ts';

export const { useListFundsQuery, useGetFundQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(funds, 'fund', ['fund_category']),
});

feedback(funds, { listFunds: listFailed, getFund: recordFailed });
