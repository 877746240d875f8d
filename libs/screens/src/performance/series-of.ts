import {
  benchmarkLabels,
  benchmarks,
  type Benchmark,
  type Performance,
} from '@mirante/domain/investments/performance/performance.ts';

export interface DrawnLine {
  key: Benchmark | 'portfolio';
  label: string;
  /** Percent since the first day shown. */
  values: (number | null)[];
}

export interface DrawnPeriod {
  days: string[];
  lines: DrawnLine[];
}

/** The part of the curves from the close of `from` on, rebased to 0 there. */
export function drawnPeriod(performance: Performance, from: string, shown: readonly Benchmark[]): DrawnPeriod {
  const start = Math.max(0, performance.days.indexOf(from));
  const line = (key: DrawnLine['key'], label: string, values: readonly (number | null)[]): DrawnLine => ({
    key,
    label,
    values: rebased(values.slice(start)),
  });
  return {
    days: performance.days.slice(start),
    lines: [
      line('portfolio', 'Carteira', performance.values),
      ...benchmarks
        .filter((benchmark) => shown.includes(benchmark))
        .map((benchmark) => line(benchmark, benchmarkLabels[benchmark], performance.benchmarks[benchmark].values)),
    ],
  };
}

function rebased(values: readonly (number | null)[]): (number | null)[] {
  const [first] = values;
  if (first === null || first === undefined) return values.map(() => null);
  return values.map((value) => (value === null ? null : ((1 + value / 100) / (1 + first / 100) - 1) * 100));
}

/** A period's table: all days of a short one, the last day of each month of a longer one. */
export function tableRows({ days, lines }: DrawnPeriod): { day: string; values: (number | null)[] }[] {
  const isShort = days.length <= 31;
  return days
    .map((day, place) => ({ day, values: lines.map(({ values }) => values[place] ?? null) }))
    .filter(({ day }, place) => isShort || place === 0 || day.slice(0, 7) !== days[place + 1]?.slice(0, 7));
}
