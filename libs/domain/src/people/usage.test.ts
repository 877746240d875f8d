import { expect, it } from 'vitest';
import { percentOf } from './usage.ts';

it.each([
  [1, 3, 33],
  [2, 3, 67],
  [5, 5, 100],
  [0, 9, 0],
  [0, 0, 0],
])('percentOf: %i of %i is %i percent', (part, total, percent) => {
  expect(percentOf(part, total)).toBe(percent);
});
