import { addDays } from '../../../dates.ts';
import type { Asset } from '../growth.ts';
import type { Benchmark } from '../performance.ts';
import { dayNumber, type Series } from '../series.ts';

/** Builds a series from `{ '2026-01-05': 10 }`. */
export function seriesOf(values: Readonly<Record<string, number>>): Series {
  const days = Object.keys(values).toSorted();
  return { days: Int32Array.from(days, dayNumber), values: Float64Array.from(days, (day) => values[day]!) };
}

/** One value per calendar day, from `first` on. */
export const dailyFrom = (first: string, values: readonly number[]): Series =>
  seriesOf(Object.fromEntries(values.map((value, place) => [addDays(first, place), value])));

export const assetOf = (closes: Series, rest: Partial<Asset> = {}): Asset => ({
  closes,
  changes: [],
  payments: [],
  ...rest,
});

const none: Series = { days: new Int32Array(), values: new Float64Array() };
export const noIndexes: Record<Benchmark, Series> = { cdi: none, ibovespa: none, ipca: none };
