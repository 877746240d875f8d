import { expect, test } from 'vitest';
import { positionResult } from './positions.ts';
import { dayNumber } from './series.ts';
import { assetOf, seriesOf } from './testing/series-of.ts';

test('positionResult: rounds a half as the record does, away from zero', () => {
  const asset = assetOf(seriesOf({ '2026-01-05': 32, '2026-01-06': 30.89 }));
  const { gain } = positionResult({ id: 1, code: 'A', asset, from: dayNumber('2026-01-05'), price_in: 32 }, null);
  expect(gain).toEqual({ price: -3.4688, dividends: 0, total: -3.4688 });
});
