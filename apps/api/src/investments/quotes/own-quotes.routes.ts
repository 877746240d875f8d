import type { ownQuotes } from '@mirante/contract/investments/own-quotes.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { bytesOf, sendBytes } from '../../http/micro-cache.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { closesFor } from './stock-closes.store.ts';

export const ownQuoteRoutes: Handlers<typeof ownQuotes> = {
  getOwnStockCloses: async ({ db, params, viewer, now, request, reply }) => {
    const found = or404(await closesFor(db, viewer.id, params.id, now()), nameOf('stock'));
    sendBytes(request, reply, bytesOf(found));
    return found;
  },
};
