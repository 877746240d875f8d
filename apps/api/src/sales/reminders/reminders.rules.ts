import { addDays, dayInSaoPaulo, endOfDay } from '@mirante/domain/dates.ts';

/** A reminder interval, and the expiries it applies to now: those in (`after`, `until`]. */
export interface ReminderPoint {
  /** Calendar days before the last day, in São Paulo. */
  days: 30 | 7 | 1 | 0;
  after: Date;
  until: Date;
}

/** How late the last day's reminder is still sent if the job did not run. */
const LATEST_DAYS = 7;

/** Of the passed intervals, the nearest to the expiry applies: after an outage nobody gets all of them. */
export function pointsAt(now: Date): ReminderPoint[] {
  const today = dayInSaoPaulo(now);
  const within = (days: ReminderPoint['days'], from: number): ReminderPoint => ({
    days,
    after: endOfDay(addDays(today, from)),
    until: endOfDay(addDays(today, days)),
  });
  return [within(30, 7), within(7, 1), within(1, 0), within(0, -1 - LATEST_DAYS)];
}
