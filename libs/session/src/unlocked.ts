import { api } from '@mirante/api-client/base-api.ts';

/** Marks as stale what a client's products open. */
export const invalidateUnlocked = () =>
  api.util.invalidateTags([
    'content',
    'report',
    'video',
    'news',
    'board',
    'portfolio',
    'stock_portfolio',
    'portfolio_change',
    'read_mark',
    'fund',
    'stock',
    'trade',
    'trader_message',
    'record',
    'own_notification',
  ]);
