import type { ownTraderBoard } from '@mirante/contract/trading/own-trader-board.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { lists } from '../../records/handlers.ts';
import * as store from './trader-board.store.ts';

export const ownTraderBoardRoutes: Handlers<typeof ownTraderBoard> = {
  listOwnTraderMessages: lists(store.listOwn),
  getOwnTraderMessage: async ({ db, params }) => or404(await store.findOwn(db, params.id), nameOf('trader_message')),
};
