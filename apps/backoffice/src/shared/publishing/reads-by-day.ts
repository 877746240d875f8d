import type { ReadsOfDay } from '@mirante/domain/content/content.ts';
import { addDays, dayInSaoPaulo } from '@mirante/domain/dates.ts';

export type DayOfCurve = ReadsOfDay & { total: number };
/** The maximum that a chart can show. */
const MAX_DAYS = 366;

/** Every day since publication, with the cumulative reads; at most the last `MAX_DAYS` days. */
export function curveOf(reads: readonly ReadsOfDay[], date: string, now: Date): DayOfCurve[] {
  const today = dayInSaoPaulo(now);
  if (reads.length === 0) return [];
  const byDay = new Map(reads.map((of) => [of.day, of.reads]));
  const out = dayInSaoPaulo(new Date(date));
  // The date may have been changed since.
  let at = reads[0]!.day < out ? reads[0]!.day : out;
  const days: DayOfCurve[] = [];
  for (let total = 0; at <= today; at = addDays(at, 1)) {
    const ofDay = byDay.get(at) ?? 0;
    total += ofDay;
    days.push({ day: at, reads: ofDay, total });
  }
  return days.slice(-MAX_DAYS);
}
