import { expect, test } from 'vitest';
import { roundTo } from './rounding.ts';

test.each([
  [0.625, 2, 0.63],
  [-0.625, 2, -0.63],
  [1.005, 2, 1.01],
  [-0.001, 2, 0],
  [1.234_55, 4, 1.2346],
])('%d is rounded to %d decimals as %d', (value, decimals, rounded) => {
  expect(roundTo(value, decimals)).toBe(rounded);
});
