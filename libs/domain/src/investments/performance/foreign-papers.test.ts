import { expect, test } from 'vitest';
import { dayNumber } from './series.ts';
import { stockPortfolioPerformance } from './stock-portfolio-performance.ts';
import { assetOf, dailyFrom, noIndexes } from './testing/series-of.ts';

test('stockPortfolioPerformance leaves dividends, in reais, out of a result in dollars, and says so', () => {
  const from = dayNumber('2026-01-05');
  const asset = assetOf(dailyFrom('2026-01-05', [10, 10, 11]), { payments: [{ with_day: from + 1, value: 5 }] });
  const { positions, values, notes } = stockPortfolioPerformance({
    positions: [{ id: 1, code: 'AAPL', isNational: false, asset, from, price_in: 10 }],
    weights: [{ item_id: 1, day: from, share: 100 }],
    indexes: noIndexes,
    idle: 'nothing',
  });
  expect(positions[0]!.gain).toEqual({ price: 10, dividends: 0, total: 10 });
  expect(values.at(-1)).toBe(10);
  expect(notes).toEqual(['Os dividendos de AAPL são em reais e o preço em dólares: não contam no resultado.']);
});
