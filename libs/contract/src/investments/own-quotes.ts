import type { StockCloses } from '@mirante/domain/investments/stock-closes.ts';
import { get, type } from '../http.ts';

/** Only for stocks that the client's products open; any other is 404. */
export const ownQuotes = {
  getOwnStockCloses: get('/api/v1/client/stocks/:id/closes', {
    what: 'Ver as cotações de uma das próprias ações',
    allow: { area: 'stocks' },
    returns: type<StockCloses>(),
  }),
};
