import type { StockCloses } from '@mirante/domain/investments/stock-closes.ts';
import { get, type } from '../http.ts';

/** Only of what the client's products open: anything else is not there. */
export const ownQuotes = {
  getOwnStockCloses: get('/api/v1/client/stocks/:id/closes', {
    what: 'Ver as cotações de uma das próprias ações',
    allow: { area: 'stocks' },
    returns: type<StockCloses>(),
  }),
};
