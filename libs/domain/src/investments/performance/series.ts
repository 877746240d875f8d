import { DAY_MS } from '../../durations.ts';
import { isTradingDay } from '../../trading-days.ts';

/** Values by day: days since 1970-01-01, ascending and each once. */
export interface Series {
  days: Int32Array;
  values: Float64Array;
}

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
/** `YYYY-MM-DD` from days since 1970-01-01. */
export const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** As `dayOf`, of ascending days: a date is computed once per month instead of once per day. */
export function daysOf(numbers: Int32Array): string[] {
  let month = '';
  let [begin, end] = [0, -Infinity];
  return Array.from(numbers, (number) => {
    if (number >= end) {
      const date = dayOf(number);
      month = date.slice(0, 8);
      begin = number - Number(date.slice(8));
      end = begin + 1 + daysOfMonth(number);
    }
    return month + String(number - begin).padStart(2, '0');
  });
}

/** The length of a day's month. */
export function daysOfMonth(number: number): number {
  const at = new Date(number * DAY_MS);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
}

/** The index of the first day not before `day`; the length if there is none. */
export function firstFrom(days: Int32Array, day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]! < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the last day not after `day`; -1 if there is none. */
export const lastUntil = (days: Int32Array, day: number): number => firstFrom(days, day + 1) - 1;

/** Every day on which a series has a value, and the trading day before `first` if none has an earlier one. */
export function daysWithValues(all: readonly Series[], first: number): Int32Array {
  const eve = tradingDayBefore(first);
  const begin = Math.min(eve, ...all.map(({ days }) => days[0] ?? first));
  const end = Math.max(begin, ...all.map(({ days }) => days.at(-1) ?? begin));
  const isTrading = new Uint8Array(end - begin + 1);
  for (const { days } of all) for (let place = 0; place < days.length; place += 1) isTrading[days[place]! - begin] = 1;
  if (isTrading.indexOf(1) < 0 || isTrading.indexOf(1) + begin >= first) isTrading[eve - begin] = 1;
  const days: number[] = [];
  isTrading.forEach((flag, offset) => flag && days.push(begin + offset));
  return Int32Array.from(days);
}

function tradingDayBefore(day: number): number {
  let eve = day - 1;
  while (!isTradingDay(dayOf(eve))) eve -= 1;
  return eve;
}
