import { ownFunds } from '@mirante/contract/investments/own-funds.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, recordFailed } from '../feedback.ts';

export const { useListOwnFundsQuery, useGetOwnFundQuery, useListOwnFundCategoriesQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(ownFunds, 'fund'),
});

feedback(ownFunds, { listOwnFunds: listFailed, getOwnFund: recordFailed });
