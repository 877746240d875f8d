import type { FollowedTrades } from '@mirante/domain/trading/trade-alert.ts';
import { del, get, put, type } from '../http.ts';

const allow = { area: 'trading' } as const;
/** The trades that a reader of the live panel follows, and the alerts. */
export const followedTrades = {
  getFollowedTrades: get('/api/v1/client/full-trader/followed', {
    what: 'Ver as operações acompanhadas e os alertas escolhidos',
    allow,
    returns: type<FollowedTrades>(),
  }),
  followTrade: put('/api/v1/client/full-trader/followed/:id', { what: 'Acompanhar uma operação', allow }),
  unfollowTrade: del('/api/v1/client/full-trader/followed/:id', {
    what: 'Deixar de acompanhar uma operação',
    allow,
  }),
  setTradeAlerts: put('/api/v1/client/full-trader/alerts', {
    what: 'Escolher os alertas das operações acompanhadas',
    allow,
    input: () => import('./followed-trades.form.ts').then((m) => m.tradeAlertsForm),
    example: { alerts: ['target', 'stop'] },
  }),
};
