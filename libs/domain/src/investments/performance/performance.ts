import type { Figure, Unknown } from './figures.ts';

/** What a portfolio is measured against. */
export const benchmarks = ['cdi', 'ibovespa', 'ipca'] as const;
export type Benchmark = (typeof benchmarks)[number];
export const benchmarkLabels: Readonly<Record<Benchmark, string>> = { cdi: 'CDI', ibovespa: 'Ibovespa', ipca: 'IPCA' };

export const performancePeriods = ['month', 'year', 'twelve_months', 'start'] as const;
export type PerformancePeriod = (typeof performancePeriods)[number];
export const performancePeriodLabels: Readonly<Record<PerformancePeriod, string>> = {
  month: 'Mês',
  year: 'Ano',
  twelve_months: '12 meses',
  start: 'Desde o início',
};

/** What never may be left out beside a result. */
export const PAST_RESULTS = 'Rentabilidade passada não garante resultados futuros.';

/** Beside the curve's days: percent since the first one, four decimals; null where it is not known. */
export interface BenchmarkCurve {
  values: (number | null)[];
  /** Why it ends before the curve does, or never begins. */
  reason: string | null;
}

/** A benchmark in a period, in percent; `to` where it is not known until the period's end. */
export interface BenchmarkResult {
  result: Figure;
  to: string | null;
}

export interface PeriodResult {
  period: PerformancePeriod;
  /** The day at whose close it begins; null where the portfolio is younger. */
  from: string | null;
  to: string | null;
  result: Figure;
  /** Percent a year, beyond 12 months only. */
  annualised: Figure;
  /** The deepest fall from a peak, percent, 0 or below. */
  drawdown: Figure;
  /** Percent a year, by 252 trading days. */
  volatility: Figure;
  benchmarks: Record<Benchmark, BenchmarkResult>;
}

/** How a position did since its entry, in percent of what it cost; dividends as they were paid, not reinvested. */
export interface PositionGain {
  price: number;
  dividends: number;
  total: number;
}

export interface PositionResult {
  /** Of the portfolio's item. */
  id: number;
  /** A paper's code, or an item's name. */
  name: string;
  from: string;
  to: string | null;
  price_in: number | null;
  /** The price of leaving, or the newest close, and its day. */
  price: number | null;
  price_day: string | null;
  gain: PositionGain | Unknown;
  /** What it added to the portfolio since the curve's beginning, in percentage points of it: all of them and the idle money's sum up to the whole. */
  contribution: number | null;
}

/** Closed calls that gained, of those that were closed; open ones apart. */
export interface HitRate {
  closed: number;
  hits: number;
  /** Percent of the closed ones. */
  rate: Figure;
  open: number;
  open_gaining: number;
}

/** How a portfolio did, by the day: see `/metodologia`. */
export interface Performance {
  /** Why there is no curve at all. */
  reason: string | null;
  /** What one should know beside it, in sentences. */
  notes: string[];
  /** Trading days; the first is the one at whose close the curve begins. */
  days: string[];
  /** Percent since the first day, four decimals, dividends counted. */
  values: number[];
  benchmarks: Record<Benchmark, BenchmarkCurve>;
  periods: PeriodResult[];
  positions: PositionResult[];
  /** Percent that is in no asset now. */
  idle_share: number;
  /** What money in no asset added, in percentage points. */
  idle_contribution: number;
  /** Of stock portfolios only. */
  hit_rate: HitRate | null;
}
