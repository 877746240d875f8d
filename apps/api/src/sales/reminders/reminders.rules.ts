import { addDays, dayInSaoPaulo, endOfDay } from '@mirante/domain/dates.ts';

/** One of the points before an end at which its owner is told, and the ends it is for now: those in (`after`, `until`]. */
export interface ReminderPoint {
  /** Calendar days before the last day, in São Paulo. */
  days: 30 | 7 | 1 | 0;
  after: Date;
  until: Date;
}

/** Who was not told on the last day, because nothing ran, still is this much later. */
const LATEST_DAYS = 7;

/** Of the points an end has passed, the nearest to it is the one: after days without running, nobody gets the mails of all of them. */
export function pointsAt(now: Date): ReminderPoint[] {
  const today = dayInSaoPaulo(now);
  const within = (days: ReminderPoint['days'], from: number): ReminderPoint => ({
    days,
    after: endOfDay(addDays(today, from)),
    until: endOfDay(addDays(today, days)),
  });
  return [within(30, 7), within(7, 1), within(1, 0), within(0, -1 - LATEST_DAYS)];
}
