import { expect, it } from 'vitest';
import { daysOf, growth, revenueByDay, revenueByMethod, revenueTotal, type Revenue } from './overview.ts';

const revenue: Revenue = {
  from: '2026-02-27',
  to: '2026-03-02',
  before: { n: 1, amount: 100 },
  receivable: { n: 0, amount: 0 },
  parts: [
    { day: '2026-02-28', method: 'pix', n: 2, amount: 0.1 },
    { day: '2026-02-28', method: 'credit_card', n: 1, amount: 0.2 },
    { day: '2026-03-02', method: 'pix', n: 1, amount: 594 },
  ],
};

it('has every day of a period, both ends and the end of a month included', () => {
  expect(daysOf(revenue)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
});

it('adds up to the cent, by day and over all', () => {
  expect(revenueTotal(revenue)).toEqual({ n: 4, amount: 594.3 });
  expect(revenueByDay(revenue).map(({ amount }) => amount)).toEqual([0, 0.3, 0, 594]);
});

it('gives each method all days, in the one order, however much it brought', () => {
  expect(revenueByMethod(revenue)).toEqual([
    { method: 'credit_card', total: { n: 1, amount: 0.2 }, amounts: [0, 0.2, 0, 0] },
    { method: 'pix', total: { n: 3, amount: 594.1 }, amounts: [0, 0.1, 0, 594] },
  ]);
});

it('compares with what was before, where there was something', () => {
  expect(growth(150, 100)).toBe(0.5);
  expect(growth(50, 100)).toBe(-0.5);
  expect(growth(50, 0)).toBeUndefined();
});
