import type { stockCodes } from '@mirante/contract/investments/stock-codes.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { lists } from '../../records/handlers.ts';
import { createStockCode, editStockCode, removeStockCode } from './save-stock-code.ts';
import * as store from './stock-codes.store.ts';

export const stockCodeRoutes: Handlers<typeof stockCodes> = {
  listStockCodes: lists(store.list),
  getStockCode: async ({ db, params }) => or404(await store.find(db, params.id, params.code_id), 'Papel'),
  createStockCode,
  editStockCode,
  removeStockCode,
};
