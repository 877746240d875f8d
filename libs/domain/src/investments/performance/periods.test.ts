import { describe, expect, test } from 'vitest';
import type { Curve } from './periods.ts';
import { periodsOf } from './periods.ts';
import { dayNumber } from './series.ts';

const curveOf = (levels: Readonly<Record<string, number>>): Curve => {
  const days = Int32Array.from(Object.keys(levels), dayNumber);
  const own = Float64Array.from(Object.values(levels));
  const unknown = { levels: own.map(() => Number.NaN), reason: 'Falta.' };
  const ipca = {
    levels: own.map((_, place) => (place < own.length - 1 ? 1 + place / 100 : Number.NaN)),
    reason: 'Falta o de 11/2026.',
  };
  const lines = { cdi: { levels: own }, ibovespa: unknown, ipca };
  const lineOf: Curve['lineOf'] = (benchmark, from) => {
    const line = lines[benchmark];
    return { ...line, levels: line.levels.subarray(days.length - from.length) };
  };
  return { days, levels: own, lineOf, holes: [] };
};

describe('periodsOf', () => {
  const [month, year, twelve, start] = periodsOf(
    curveOf({ '2025-11-18': 1, '2025-11-21': 1.1, '2025-12-30': 1.21, '2026-10-30': 1.21, '2026-11-20': 1.331 }),
  );

  test('starts month and year on their eve, and 12 months on their day or the trading day before', () => {
    expect(month).toMatchObject({ from: '2026-10-30', to: '2026-11-20', result: 10 });
    expect(year).toMatchObject({ from: '2025-12-30', result: 10 });
    expect(twelve).toMatchObject({ from: '2025-11-18', result: 33.1 });
    expect(start).toMatchObject({ from: '2025-11-18', result: 33.1 });
  });

  test('annualises the whole curve alone: 12 months are no more, whatever day they begin on', () => {
    expect(start!.annualised).toBe(32.9187);
    expect(twelve!.annualised).toEqual({ reason: 'Só se anualiza um resultado de mais de 12 meses.' });
  });

  test('gives a benchmark until its last value, and why there is none', () => {
    expect(start!.benchmarks).toEqual({
      cdi: { result: 33.1, to: null },
      ibovespa: { result: { reason: 'Falta.' }, to: null },
      ipca: { result: 3, to: '2026-10-30' },
    });
    expect(month!.benchmarks.ipca).toEqual({ result: { reason: 'Falta o de 11/2026.' }, to: null });
  });

  test('gives results exactly enough to be divided by each other, on the first days of a month too', () => {
    const [first] = periodsOf(curveOf({ '2026-10-30': 1, '2026-11-03': 1.00055131 }));
    expect(first).toMatchObject({ result: 0.055131, benchmarks: { cdi: { result: 0.055131 } } });
  });

  test('omits 12 months for a younger portfolio, and the year within its first 3 months', () => {
    const young = periodsOf(curveOf({ '2026-08-20': 1, '2026-11-20': 1.1 }));
    expect(young[2]!.result).toEqual({ reason: 'A carteira tem menos de 12 meses.' });
    expect(young[1]).toMatchObject({
      from: '2026-08-20',
      result: 10,
      annualised: { reason: 'Só se anualiza um resultado de mais de 12 meses.' },
    });
  });
});
