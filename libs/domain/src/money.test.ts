import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, fromCents, netCents, toCents } from './money.ts';

test('toCents and fromCents are inverse', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => toCents(fromCents(cents)) === cents));
});

test('allocate: parts sum to the whole, each within a unit of its exact share', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 }).filter((list) => list.some(Boolean));
  fc.assert(
    fc.property(fc.nat(10_000_000), weights, (total, list) => {
      const parts = allocate(total, list);
      const sum = list.reduce((a, b) => a + b, 0);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
      for (const [i, part] of parts.entries()) expect(Math.abs(part - (total * list[i]!) / sum)).toBeLessThan(1);
    }),
  );
});

test('allocate: the rounding remainder goes to the largest fraction, the first of equals', () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(10, [1, 2])).toEqual([3, 7]);
  expect(allocate(5, [0, 0])).toEqual([0, 0]);
});

test.each([
  [0.3, 0.1, 20],
  [79.9, 79.9, 0],
  [1999.99, 0.07, 199_992],
])('net cents: %d less %d are exact', (amount, discount, cents) => {
  expect(netCents({ amount, discount })).toBe(cents);
});
