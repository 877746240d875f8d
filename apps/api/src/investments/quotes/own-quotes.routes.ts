import type { ownQuotes } from '@mirante/contract/investments/own-quotes.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { sendTagged } from '../../http/micro-cache.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { isStockOpenTo } from '../stocks/stock-access.store.ts';
import { closesOf } from './stock-closes.store.ts';

export const ownQuoteRoutes: Handlers<typeof ownQuotes> = {
  getOwnStockCloses: async (call) => {
    const { db, viewer, params, now } = call;
    or404(await isStockOpenTo(db, params.id, viewer.id, now()), nameOf('stock'));
    return sendTagged(call, await closesOf(db, params.id, now()));
  },
};
