import type { OwnTrade, OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { tradeFilters, tradeSorts } from './trades.query.ts';

const query = listQuery({
  sort: tradeSorts,
  by: 'trade.created_at',
  order: -1,
  filters: tradeFilters,
});

const allow = { area: 'trading' } as const;
export const ownTrades = {
  listOwnTrades: get('/api/v1/client/trades', {
    what: 'Listar as operações do Full Trader',
    allow,
    input: query,
    returns: type<Page<OwnTradeRow>>(),
  }),
  getOwnTrade: get('/api/v1/client/trades/:id', { what: 'Ver uma operação', allow, returns: type<OwnTrade>() }),
};
