import { addDays } from './dates.ts';

/** Holidays of B3 with a fixed date, `MM-DD`. */
const fixed = new Set(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-24', '12-25', '12-31']);
/** Offsets from Easter in days: Carnival Monday and Tuesday, Good Friday, Corpus Christi. */
const movable = [-48, -47, -2, 60];

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * Whether B3 trades on a day: not on weekends and its holidays. Those of the city of São Paulo are trading days since
 * 2022.
 */
export function isTradingDay(day: string): boolean {
  if (isWeekend(day) || fixed.has(day.slice(5))) return false;
  const year = Number(day.slice(0, 4));
  if (day.slice(5) === '11-20' && year >= 2024) return false;
  const easter = easterOf(year);
  return !movable.some((days) => addDays(easter, days) === day);
}

/**
 * Whether banks are open on a day, so that there is a DI rate and funds have quotas: every trading day, and these two.
 */
export const isBankingDay = (day: string): boolean =>
  isTradingDay(day) || (['12-24', '12-31'].includes(day.slice(5)) && !isWeekend(day));

/** The trading days of B3 in a range, both ends included. */
export const tradingDays = (from: string, to: string): string[] => daysWhich(isTradingDay, from, to);

/** The days in a range, both ends included, on which banks are open. */
export const bankingDays = (from: string, to: string): string[] => daysWhich(isBankingDay, from, to);

function daysWhich(isOne: (day: string) => boolean, from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isOne(day)) days.push(day);
  return days;
}

/** Easter Sunday in the Gregorian calendar (Meeus/Jones/Butcher). */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const date = ((h + l - 7 * m + 114) % 31) + 1;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
