import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, dayOf, daysOf, daysWithValues } from './series.ts';
import { seriesOf } from './testing/series-of.ts';

const ascendingDays = fc
  .uniqueArray(fc.integer({ min: -40_000, max: 40_000 }), { maxLength: 200 })
  .map((days) => Int32Array.from(days).toSorted());

test('daysOf: formats each day as dayOf does, over months, leap days and the years before 1970', () => {
  fc.assert(
    fc.property(ascendingDays, (days) => {
      expect(daysOf(days)).toEqual(Array.from(days, dayOf));
    }),
  );
  const around2024 = Int32Array.from({ length: 800 }, (_, n) => 19_600 + n);
  expect(daysOf(around2024)).toEqual(Array.from(around2024, dayOf));
});

test('daysWithValues: without an earlier value begins on the last trading day, over holidays too', () => {
  const beginOf = (first: string) => dayOf(daysWithValues([seriesOf({ [first]: 1 })], dayNumber(first))[0]!);
  expect(['2026-11-24', '2026-11-23', '2026-01-02'].map(beginOf)).toEqual(['2026-11-23', '2026-11-19', '2025-12-30']);
});
