import { expect, test } from 'vitest';
import { lineOf } from './closes-chart.tsx';

test('closes chart: the only close of a paper is drawn as a point', () => {
  const radiusOf = (...prices: number[]) => lineOf('WEGE3', prices, 'blue').pointRadius;
  expect(radiusOf(52.7)).toBeGreaterThan(0);
  expect(radiusOf(52.7, 53)).toBe(0);
});
