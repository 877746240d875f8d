import type { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import type { Handlers } from '../../http/serve.ts';
import { finds, lists } from '../../records/handlers.ts';
import * as store from './fund-categories.store.ts';

export const fundCategoryRoutes: Handlers<typeof fundCategories> = {
  listFundCategories: lists(store.list),
  getFundCategory: finds('fund_category', store),
};
