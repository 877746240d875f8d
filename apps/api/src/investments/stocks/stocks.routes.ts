import type { stocks } from '@mirante/contract/investments/stocks.ts';
import type { Handlers } from '../../http/serve.ts';
import { finds, lists } from '../../records/handlers.ts';
import * as store from './stocks.store.ts';

export const stockRoutes: Handlers<typeof stocks> = {
  listStocks: lists(store.list),
  getStock: finds('stock', store),
};
