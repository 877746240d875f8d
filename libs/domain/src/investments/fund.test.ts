import { expect, it } from 'vitest';
import { moved, redemption } from './fund.ts';

it.each([
  [0, 'D+0'],
  [30, 'D+30'],
  [1080, 'D+1.080'],
])('redemption: a fund of %d days: %s', (liquidity, text) => {
  expect(redemption({ liquidity })).toBe(text);
});

it.each([
  [1, -1, ['b', 'a', 'c']],
  [1, 1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('moved: index %d by %d, clamped to the list', (from, by, expected) => {
  expect(moved(['a', 'b', 'c'], from, by)).toEqual(expected);
});
