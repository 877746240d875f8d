import type { ownQuotes } from '@mirante/contract/investments/own-quotes.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { sendTagged } from '../../http/micro-cache.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { closesFor } from './stock-closes.store.ts';

export const ownQuoteRoutes: Handlers<typeof ownQuotes> = {
  getOwnStockCloses: async (call) =>
    sendTagged(call, or404(await closesFor(call.db, call.viewer.id, call.params.id, call.now()), nameOf('stock'))),
};
