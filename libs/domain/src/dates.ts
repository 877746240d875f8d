import { DAY_MS } from './durations.ts';
import { lazily } from './lazily.ts';

/** All dates and times on screens, in mails and in files are in this zone. */
export const TIME_ZONE = 'America/Sao_Paulo';
const dayFormat = lazily(
  () => new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }),
);
const offsetFormat = lazily(() => new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' }));

/**
 * The calendar day (`YYYY-MM-DD`) that an instant falls on in São Paulo. Of its parts: no locale writes a day like this
 * in every browser, and those with ICU 72, such as Safari 16, write that of Canada by month, day and year.
 */
export function dayInSaoPaulo(at: Date): string {
  const parts = dayFormat().formatToParts(at);
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

/** The last second of a calendar day in São Paulo, as in "valid until". */
export const endOfDay = (day: string): Date => new Date(startOfDay(addDays(day, 1)).getTime() - 1000);

/**
 * By the time zone's rules: Brazil had summer time until 2019, and may again. The day on which it began had no midnight
 * and started an hour later.
 */
export function startOfDay(day: string): Date {
  const midnight = (offset: string) => new Date(`${day}T00:00:00${offset}`);
  return midnight(offsetAt(midnight(offsetAt(new Date(`${day}T15:00:00Z`)))));
}

/**
 * Parses `2026-11-22T14:30`, with or without seconds: in São Paulo, unless it has an offset of its own (`Z`, `-03:00`).
 * Undefined if invalid.
 */
export function momentOf(text: string): Date | undefined {
  const [, day = '', time, zone] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  const guess = new Date(`${day}T${time}-03:00`);
  if (!isCalendarDay(day) || Number.isNaN(guess.getTime())) return undefined;
  const moment = new Date(`${day}T${time}${zone ?? offsetAt(guess)}`);
  // Of an offset that is none, such as +24:00.
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Until 1914 it had seconds, which no ISO text has: they are dropped. */
const offsetAt = (at: Date): string =>
  offsetFormat()
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!
    .value.slice('GMT'.length, 'GMT-03:00'.length) || 'Z';

/** The same day of a later month; the 31st and 29 February fall back to the month's last day. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Calendar days in São Paulo from `now` until `at`; below 0 once that day is over. */
export const daysLeft = (at: Date, now: Date): number =>
  (Date.parse(dayInSaoPaulo(at)) - Date.parse(dayInSaoPaulo(now))) / DAY_MS;

/** Whether `YYYY-MM-DD` is a day that exists, in a year that it and its neighbours write with four digits. */
export const isCalendarDay = (day: string): boolean =>
  /^(?!9999)[1-9]\d{3}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
