import { isTradingDay } from '../trading-days.ts';
import { dayInSaoPaulo, momentOf } from '../dates.ts';

/** From the opening of the first futures market to the close of the last one at B3. */
export const marketHours = { from: '09:00', to: '18:30' } as const;

/** Whether any market of the Full Trader is open. */
export function isMarketOpen(now: Date): boolean {
  const day = dayInSaoPaulo(now);
  if (!isTradingDay(day)) return false;
  return now >= momentOf(`${day}T${marketHours.from}`)! && now < momentOf(`${day}T${marketHours.to}`)!;
}
