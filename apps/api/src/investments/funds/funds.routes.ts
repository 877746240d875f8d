import type { funds } from '@mirante/contract/investments/funds.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { fundWords, type FundRow } from '@mirante/domain/investments/fund.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import * as store from './funds.store.ts';
import { insertFund, removeFund, saveFund } from './save-fund.ts';

const columns = columnsOf<FundRow>(fundWords, { created_at: dayTime, updated_at: dayTime }, [
  'id',
  'name',
  'category_name',
  'liquidity',
  'min_value',
  'opened',
  'created_at',
  'updated_at',
]);

export const fundRoutes: Handlers<typeof funds> = {
  listFunds: lists(store.list),
  exportFunds: file('fund', 'fundos', { list: store.list, columns }),
  getFund: finds('fund', store),
  createFund: creates(store, insertFund),
  editFund: edits('fund', store, saveFund),
  removeFund: removes('fund', { remove: removeFund }),
  listFundChanges: changesOf('fund'),
};
