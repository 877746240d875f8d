import { trades } from '@mirante/contract/trading/trades.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

/** The list's total, for a badge: `perPage` is 1, and a failure shows no toast. */
export const { useCountTradesQuery } = api.injectEndpoints({
  endpoints: endpointsFrom({ countTrades: trades.listTrades }, 'trade'),
});
