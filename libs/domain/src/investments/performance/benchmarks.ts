import { isBankingDay } from '../../trading-days.ts';
import { dayOf, daysOfMonth, firstFrom, lastUntil, type Series } from './series.ts';

/** A benchmark on the days of a curve: 1 on the first, NaN where unknown. */
export interface Line {
  levels: Float64Array;
  /** Why it ends before the curve, or has no value at all. */
  reason?: string;
}

/** The last value of an index is valid for this many calendar days. */
const MAX_STALE = 10;

/**
 * The DI rate of a day, in percent, accrues from that day to the next banking day. Every banking day needs its rate; on
 * another day, such as a holiday on which a foreign market traded, nothing accrues.
 */
export function cdiLine(rates: Series, days: Int32Array): Line {
  const levels = new Float64Array(days.length).fill(Number.NaN);
  levels[0] = 1;
  for (let place = 1; place < days.length; place += 1) {
    const missing = missingRate(rates, days[place - 1]!, days[place]!);
    if (missing !== undefined) {
      return {
        levels: place === 1 ? levels.fill(Number.NaN) : levels,
        reason: `Falta a taxa do CDI de ${shown(missing)}.`,
      };
    }
    levels[place] = levels[place - 1]! * (1 + cdiBetween(rates, days[place - 1]!, days[place]!));
  }
  return { levels };
}

/** The first banking day from `from` on, and before `to`, without a rate. */
export function missingRate(rates: Series, from: number, to: number): number | undefined {
  let place = firstFrom(rates.days, from);
  for (let day = from; day < to; day += 1) {
    if (rates.days[place] === day) place += 1;
    else if (!isWeekend(day) && isBankingDay(dayOf(day))) return day;
  }
  return undefined;
}

/** 1970-01-01 was a Thursday. Writing out the dates of all weekends would take longer than the line itself. */
const isWeekend = (day: number): boolean => ((day + 4) % 7) % 6 === 0;

/** The growth by CDI between two days of which none misses its rate. */
export function cdiBetween(rates: Series, from: number, to: number): number {
  const end = firstFrom(rates.days, to);
  let level = 1;
  for (let place = firstFrom(rates.days, from); place < end; place += 1) level *= 1 + rates.values[place]! / 100;
  return level - 1;
}

/** Index points at the close, dividends included. */
export function pointsLine(points: Series, days: Int32Array, name: string): Line {
  const levels = new Float64Array(days.length).fill(Number.NaN);
  const at = (day: number): number => {
    const place = lastUntil(points.days, day);
    return place >= 0 && day - points.days[place]! <= MAX_STALE ? points.values[place]! : Number.NaN;
  };
  const base = at(days[0]!);
  if (Number.isNaN(base)) return { levels, reason: `Sem pontos do ${name} em ${shown(days[0]!)}.` };
  for (let place = 0; place < days.length; place += 1) {
    levels[place] = at(days[place]!) / base;
    if (Number.isNaN(levels[place])) {
      levels.fill(Number.NaN, place);
      return {
        levels,
        reason: `O ${name} é conhecido até ${shown(points.days[lastUntil(points.days, days[place]!)]!)}.`,
      };
    }
  }
  return { levels };
}

/**
 * Monthly percentages, dated the first day of the month. Within a month it accrues evenly by calendar day; the line
 * ends with the last published month.
 */
export function ipcaLine(months: Series, days: Int32Array): Line {
  const levels = new Float64Array(days.length).fill(Number.NaN);
  const logAt = monthlyLog(months);
  const base = logAt(days[0]!);
  if (base === undefined) return { levels, reason: `Sem IPCA de ${monthOf(days[0]!)}.` };
  for (let place = 0; place < days.length; place += 1) {
    const log = logAt(days[place]!);
    if (log === undefined)
      return { levels, reason: `O IPCA é divulgado no mês seguinte: falta o de ${monthOf(days[place]!)}.` };
    levels[place] = Math.exp(log - base);
  }
  return { levels };
}

function monthlyLog({ days, values }: Series): (day: number) => number | undefined {
  const before = new Float64Array(days.length + 1);
  values.forEach((value, place) => (before[place + 1] = before[place]! + Math.log1p(value / 100)));
  const lengths = days.map(daysOfMonth);
  return (day) => {
    const place = lastUntil(days, day);
    const length = lengths[place] ?? 0;
    if (place < 0 || day - days[place]! >= length) return undefined;
    return before[place]! + (Math.log1p(values[place]! / 100) * (day - days[place]! + 1)) / length;
  };
}

const shown = (day: number): string => dayOf(day).split('-').toReversed().join('/');
const monthOf = (day: number): string => shown(day).slice(3);
