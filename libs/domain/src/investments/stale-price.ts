import { addDays } from '../dates.ts';
import { isTradingDay } from '../trading-days.ts';

/** A price is stale once more trading days than this have ended since its day. */
export const FRESH_DAYS = 3;

/** Whether a price of that day is older than three trading days. */
export const isStalePrice = (day: string, today: string): boolean =>
  day < today && tradingDaysSince(day, addDays(today, -1)) > FRESH_DAYS;

/** The number of trading days after a day, up to another; counted only up to just above the limit. */
function tradingDaysSince(day: string, to: string): number {
  let count = 0;
  for (let next = addDays(day, 1); next <= to && count <= FRESH_DAYS; next = addDays(next, 1))
    if (isTradingDay(next)) count += 1;
  return count;
}
