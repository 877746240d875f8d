import type { dividends } from '@mirante/contract/investments/dividends.ts';
import { day } from '@mirante/domain/format.ts';
import { dividendWords, PAYMENT_UNKNOWN, type DividendRow } from '@mirante/domain/investments/dividend.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { edits, file, finds, lists, removes } from '../../records/handlers.ts';
import { createDividends } from './create-dividends.ts';
import * as store from './dividends.store.ts';
import { saveDividend } from './save-dividend.ts';

const columns = columnsOf<DividendRow>(dividendWords, { with_date: day, payment_date: [day, PAYMENT_UNKNOWN] });

export const dividendRoutes: Handlers<typeof dividends> = {
  listDividends: lists(store.list),
  exportDividends: file('dividend', 'dividendos', { list: store.list, columns }),
  createDividends,
  getDividend: finds('dividend', store),
  editDividend: edits('dividend', store, saveDividend),
  removeDividend: removes('dividend', store),
  listDividendChanges: changesOf('dividend'),
};
