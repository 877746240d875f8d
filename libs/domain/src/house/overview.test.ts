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

it('daysOf: has every day of a period, both ends included', () => {
  expect(daysOf(revenue)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
});

it('revenueTotal: sums to the cent, by day and overall', () => {
  expect(revenueTotal(revenue)).toEqual({ n: 4, amount: 594.3 });
  expect(revenueByDay(revenue).map(({ amount }) => amount)).toEqual([0, 0.3, 0, 594]);
});

it('revenueByMethod: gives each method every day, in a fixed order', () => {
  expect(revenueByMethod(revenue)).toEqual([
    { method: 'credit_card', total: { n: 1, amount: 0.2 }, amounts: [0, 0.2, 0, 0] },
    { method: 'pix', total: { n: 3, amount: 594.1 }, amounts: [0, 0.1, 0, 594] },
  ]);
});

it('growth: compares with the previous period, where there is one', () => {
  expect(growth(150, 100)).toBe(0.5);
  expect(growth(50, 100)).toBe(-0.5);
  expect(growth(50, 0)).toBeUndefined();
});
