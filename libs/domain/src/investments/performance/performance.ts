import type { Figure, Unknown } from './figures.ts';

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

/** Required beside every result. */
export const PAST_RESULTS = 'Rentabilidade passada não garante resultados futuros.';

/** On the curve's days: percent since the first one, six decimals; null where unknown. */
export interface BenchmarkCurve {
  values: (number | null)[];
  /** Why it ends before the curve, or has no value at all. */
  reason: string | null;
}

/** A benchmark over a period, in percent with eight decimals; `to` is set if it is unknown at the period's end. */
export interface BenchmarkResult {
  result: Figure;
  to: string | null;
}

export interface PeriodResult {
  period: PerformancePeriod;
  /** The day at whose close it begins; null if the portfolio is younger. */
  from: string | null;
  to: string | null;
  /** Percent, eight decimals. */
  result: Figure;
  /** Percent per year, for more than 12 months only. */
  annualised: Figure;
  /** The maximum drawdown, percent, 0 or below. */
  drawdown: Figure;
  /** Percent per year, by 252 trading days. */
  volatility: Figure;
  benchmarks: Record<Benchmark, BenchmarkResult>;
}

/** A position's gain since its entry, in percent of its cost; dividends are not reinvested. */
export interface PositionGain {
  price: number;
  dividends: number;
  total: number;
}

export interface PositionResult {
  /** The id of the portfolio's item. */
  id: number;
  /** A paper's code, or an item's name. */
  name: string;
  from: string;
  to: string | null;
  price_in: number | null;
  /** The exit price, or the newest close, and its day. */
  price: number | null;
  price_day: string | null;
  gain: PositionGain | Unknown;
  /**
   * Its contribution to the portfolio since the curve's beginning, in percentage points: all of them and that of
   * uninvested money sum up to the result.
   */
  contribution: number | null;
}

/** How many of the closed calls gained; open ones are counted separately. */
export interface HitRate {
  closed: number;
  hits: number;
  /** Percent of the closed ones. */
  rate: Figure;
  open: number;
  open_gaining: number;
}

/** A portfolio's performance by day: see `/metodologia`. */
export interface Performance {
  /** Why there is no curve at all. */
  reason: string | null;
  /** Notes to show beside it, in sentences. */
  notes: string[];
  /** Trading days; the first is the one at whose close the curve begins. */
  days: string[];
  /** Percent since the first day, six decimals, dividends included. */
  values: number[];
  benchmarks: Record<Benchmark, BenchmarkCurve>;
  periods: PeriodResult[];
  positions: PositionResult[];
  /** The percentage that is uninvested now. */
  idle_share: number;
  /** The contribution of uninvested money, in percentage points. */
  idle_contribution: number;
  /** For stock portfolios only. */
  hit_rate: HitRate | null;
}
