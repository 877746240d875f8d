import { cdiBetween, cdiLine, ipcaLine, missingRate, pointsLine, type Line } from './benchmarks.ts';
import { chain, isWeighed, type Composition } from './chain.ts';
import { percentOf } from './figures.ts';
import type { Growth } from './growth.ts';
import { idleShare } from './idle-share.ts';
import { ofEach, periodsOf } from './periods.ts';
import { benchmarkLabels, type Benchmark, type Performance } from './performance.ts';
import { dayOf, daysOf, type Series } from './series.ts';

/** What uninvested money earns: nothing, or CDI. */
export const idleChoices = ['nothing', 'cdi'] as const;
export type Idle = (typeof idleChoices)[number];
/** What a page shows first. */
export const DEFAULT_IDLE: Idle = 'nothing';

/** A range of trading days, inclusive, that cannot be computed, and why. */
export interface Uncovered {
  from: number;
  to: number;
  reason: string;
}

export interface Portfolio {
  calendar: Int32Array;
  /** By leg; compositions have the same order of legs. */
  growths: readonly Growth[];
  compositions: readonly Composition[];
  /** The trading day at whose close the curve begins, if it is covered. */
  begin: number;
  uncovered: readonly Uncovered[];
  indexes: Record<Benchmark, Series>;
  idle: Idle;
  notes: readonly string[];
}

interface Measured extends Omit<Performance, 'positions' | 'hit_rate'> {
  /** By leg, in percentage points; null without a curve. */
  contributions: number[] | null;
}

const lineMakers: Record<Benchmark, (index: Series, days: Int32Array) => Line> = {
  cdi: cdiLine,
  ibovespa: (points, days) => pointsLine(points, days, benchmarkLabels.ibovespa),
  ipca: ipcaLine,
};

/** Measures the covered part: it ends before a gap that lasts to the end, and begins after an earlier one. */
export function measure(portfolio: Portfolio): Measured {
  const { calendar, growths, compositions, indexes } = portfolio;
  const idle = portfolio.idle === 'cdi' ? idleGrowth(indexes.cdi, calendar) : undefined;
  const span = spanOf(portfolio, idle);
  if (span.last <= span.base) {
    return nothing(span.reasons.at(-1) ?? 'Ainda não há pregões desde a primeira entrada.', portfolio.notes);
  }
  const chained = chain({ growths, compositions, base: span.base, last: span.last, idle });
  const days = calendar.subarray(span.base, span.last + 1);
  const lineOf = (benchmark: Benchmark, beside: Int32Array) => lineMakers[benchmark](indexes[benchmark], beside);
  const lines = ofEach((benchmark) => lineOf(benchmark, days));
  const holes = growths
    .filter((_, leg) => isWeighed(compositions, leg))
    .flatMap((growth) => growth.holes.map(({ from, to }) => ({ from: from - span.base, to: to - span.base })));
  return {
    reason: null,
    notes: onceEach([...portfolio.notes, ...span.reasons]),
    days: daysOf(days),
    values: rounded(chained.levels) as number[],
    benchmarks: ofEach((benchmark) => ({
      values: rounded(lines[benchmark].levels),
      reason: lines[benchmark].reason ?? null,
    })),
    periods: periodsOf({ days, levels: chained.levels, lineOf, holes }),
    idle_share: idleShare(compositions),
    idle_contribution: percentOf(chained.idle),
    contributions: growths.map((_, leg) => percentOf(chained.price[leg]! + chained.income[leg]!)),
  };
}

function spanOf({ calendar, uncovered, begin, indexes, compositions }: Portfolio, idle: Float64Array | undefined) {
  const begun = Math.max(begin, Math.min(...compositions.map(({ place }) => place)));
  const unpaid = idle ? idle.findIndex((growth, place) => place > begun && Number.isNaN(growth)) : -1;
  const all: Uncovered[] =
    unpaid < 0
      ? [...uncovered]
      : [
          ...uncovered,
          {
            from: unpaid,
            to: calendar.length - 1,
            reason: unknownCdi(indexes.cdi, calendar[unpaid - 1]!, calendar[unpaid]!),
          },
        ];
  const reasons: string[] = [];
  let last = calendar.length - 1;
  for (const { from, to, reason } of all.toSorted((a, b) => b.to - a.to)) {
    if (to < last || from > last) continue;
    reasons.push(reason);
    last = from - 1;
  }
  let base = begin;
  for (const { to, reason } of all.filter((part) => part.to < last && part.to > begin)) {
    reasons.push(reason);
    base = Math.max(base, to);
  }
  return { base, last, reasons };
}

const unknownCdi = (rates: Series, from: number, to: number): string =>
  `Sem a taxa do CDI de ${dayOf(missingRate(rates, from, to)!)
    .split('-')
    .toReversed()
    .join('/')}, o dinheiro sem ativo não pode ser calculado${rates.days.length > 0 ? ' daí em diante' : ''}.`;

function idleGrowth(rates: Series, calendar: Int32Array): Float64Array {
  return Float64Array.from(calendar, (day, place) => {
    if (place === 0) return 0;
    const before = calendar[place - 1]!;
    return missingRate(rates, before, day) === undefined ? cdiBetween(rates, before, day) : Number.NaN;
  });
}

/** The browser computes the results of parts of a curve from its values, which are shown with two decimals. */
const CURVE_DECIMALS = 6;

const rounded = (levels: Float64Array): (number | null)[] =>
  Array.from(levels, (level) => (Number.isNaN(level) ? null : percentOf(level - 1, CURVE_DECIMALS)));

export const nothing = (reason: string, notes: readonly string[] = []): Measured => ({
  reason,
  notes: onceEach(notes),
  days: [],
  values: [],
  benchmarks: ofEach(() => ({ values: [], reason })),
  periods: [],
  idle_share: 0,
  idle_contribution: 0,
  contributions: null,
});

/** What holds of a paper held twice, or of an item at two times, is noted once. */
const onceEach = (notes: readonly string[]): string[] => [...new Set(notes)];
