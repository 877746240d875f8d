import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, recordFailed } from '../feedback.ts';

export const { useListFundCategoriesQuery, useGetFundCategoryQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(fundCategories, 'fund_category', ['fund']),
});

feedback(fundCategories, { listFundCategories: listFailed, getFundCategory: recordFailed });
