import type { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { fundCategoryWords, type FundCategoryRow } from '@mirante/domain/investments/fund-category.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import * as store from './fund-categories.store.ts';
import { insertCategory, removeCategory, saveCategory } from './save-fund-category.ts';
import { sortFunds } from './sort-funds.ts';

const columns = columnsOf<FundCategoryRow>(fundCategoryWords, { created_at: dayTime, updated_at: dayTime });

export const fundCategoryRoutes: Handlers<typeof fundCategories> = {
  listFundCategories: lists(store.list),
  exportFundCategories: file('fund_category', 'categorias-de-fundos', { list: store.list, columns }),
  getFundCategory: finds('fund_category', store),
  createFundCategory: creates(store, insertCategory),
  editFundCategory: edits('fund_category', store, saveCategory),
  sortFundCategory: sortFunds,
  removeFundCategory: removes('fund_category', { remove: removeCategory }),
  listFundCategoryChanges: changesOf('fund_category'),
};
