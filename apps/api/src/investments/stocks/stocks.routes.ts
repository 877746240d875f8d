import type { stocks } from '@mirante/contract/investments/stocks.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { stockWords, type StockRow } from '@mirante/domain/investments/stock.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import { insertStock, removeStock, saveStock } from './save-stock.ts';
import * as store from './stocks.store.ts';

const columns = columnsOf<StockRow>(stockWords, { created_at: dayTime, updated_at: dayTime }, [
  'id',
  'name',
  'sector',
  'national',
  'codes',
  'created_at',
  'updated_at',
]);

export const stockRoutes: Handlers<typeof stocks> = {
  listStocks: lists(store.list),
  exportStocks: file('stock', 'acoes', { list: store.list, columns }),
  getStock: finds('stock', store),
  createStock: creates(store, insertStock),
  editStock: edits('stock', store, saveStock),
  removeStock: removes('stock', { remove: removeStock }),
  listStockChanges: changesOf('stock'),
};
