import { addMonths } from '../../dates.ts';
import type { Line } from './benchmarks.ts';
import { annualisedOf, drawdownOf, percentOf, TOO_SHORT_A_YEAR, volatilityOf, type Figure } from './figures.ts';
import type { Hole } from './growth.ts';
import {
  benchmarks,
  performancePeriods,
  type Benchmark,
  type BenchmarkResult,
  type PerformancePeriod,
  type PeriodResult,
} from './performance.ts';
import { dayNumber, dayOf, lastUntil } from './series.ts';

export interface Curve {
  days: Int32Array;
  levels: Float64Array;
  /** A benchmark on these days, using earlier values where there are any. */
  lineOf: (benchmark: Benchmark, days: Int32Array) => Line;
  /** Parts without movement, for lack of prices. */
  holes: readonly Hole[];
}

/**
 * All periods that end with the curve. Month and year begin with the portfolio if it is younger; 12 months require 12
 * months.
 */
export const periodsOf = (curve: Curve): PeriodResult[] =>
  performancePeriods.map((period) => {
    const start = beginOf(period, curve.days);
    return start < 0 ? younger(period) : resultOf(period, curve, start);
  });

/** Results are divided by each other. */
const RESULT_DECIMALS = 8;

function beginOf(period: PerformancePeriod, days: Int32Array): number {
  const last = dayOf(days.at(-1)!);
  switch (period) {
    case 'month':
      return Math.max(0, lastUntil(days, dayNumber(`${last.slice(0, 8)}01`) - 1));
    case 'year':
      return Math.max(0, lastUntil(days, dayNumber(`${last.slice(0, 4)}-01-01`) - 1));
    case 'twelve_months':
      return lastUntil(days, dayNumber(addMonths(last, -12)));
    case 'start':
      return 0;
  }
}

function resultOf(period: PerformancePeriod, { days, levels, lineOf, holes }: Curve, start: number): PeriodResult {
  const periodDays = days.subarray(start);
  const within = levels.subarray(start);
  const growth = within.at(-1)! / within[0]! - 1;
  const still: Figure | undefined = holes.some(({ to }) => to > start)
    ? { reason: 'Há mais de 10 pregões seguidos sem preço de um ativo no período.' }
    : undefined;
  return {
    period,
    from: dayOf(days[start]!),
    to: dayOf(days.at(-1)!),
    result: percentOf(growth, RESULT_DECIMALS),
    // Others are of 12 months at most, though the trading day that they begin on may be some days earlier.
    annualised: period === 'start' ? annualisedOf(growth, days.at(-1)! - days[start]!) : TOO_SHORT_A_YEAR,
    drawdown: still ?? drawdownOf(within),
    volatility: still ?? volatilityOf(within),
    benchmarks: ofEach((benchmark) => benchmarkResult(lineOf(benchmark, periodDays), periodDays)),
  };
}

function benchmarkResult({ levels, reason }: Line, days: Int32Array): BenchmarkResult {
  const unknown = levels.findIndex(Number.isNaN);
  const last = unknown < 0 ? levels.length - 1 : unknown - 1;
  if (last <= 0 && last < levels.length - 1) return { result: { reason: reason ?? 'Sem dados no período.' }, to: null };
  return {
    result: percentOf(levels[last]! / levels[0]! - 1, RESULT_DECIMALS),
    to: last < levels.length - 1 ? dayOf(days[last]!) : null,
  };
}

function younger(period: PerformancePeriod): PeriodResult {
  const none = { reason: 'A carteira tem menos de 12 meses.' };
  return {
    period,
    from: null,
    to: null,
    result: none,
    annualised: none,
    drawdown: none,
    volatility: none,
    benchmarks: ofEach(() => ({ result: none, to: null })),
  };
}

export const ofEach = <T>(make: (benchmark: Benchmark) => T): Record<Benchmark, T> =>
  Object.fromEntries(benchmarks.map((benchmark) => [benchmark, make(benchmark)])) as Record<Benchmark, T>;
