import { MINUTE_MS } from '../durations.ts';
import { isOpenTrade, type OwnTradeRow } from './trade.ts';

export const STALE_VALUE_MINUTES = 5;

/** Whether an open trade's value is outdated. */
export const isStaleValue = (trade: Pick<OwnTradeRow, 'status' | 'value_at'>, now: Date): boolean =>
  isOpenTrade(trade) &&
  trade.value_at !== null &&
  Date.parse(trade.value_at) < now.getTime() - STALE_VALUE_MINUTES * MINUTE_MS;
