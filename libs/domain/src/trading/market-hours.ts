import { isTradingDay } from '../investments/trading-days.ts';
import { dayInSaoPaulo, momentOf } from '../dates.ts';

/** From the first future's opening to the last one's close at B3. */
export const marketHours = { from: '09:00', to: '18:30' } as const;

/** Whether something that the Full Trader trades is trading. */
export function isMarketOpen(now: Date): boolean {
  const day = dayInSaoPaulo(now);
  if (!isTradingDay(day)) return false;
  return now >= momentOf(`${day}T${marketHours.from}`)! && now < momentOf(`${day}T${marketHours.to}`)!;
}
