import { expect, it } from 'vitest';
import { missed, newLookup } from './address-lookup.ts';

it('address lookup: retries an unknown CEP once, then asks for manual entry', () => {
  const once = missed(newLookup, 404);
  expect(once).toEqual({ zipcode_misses: 1, by_hand: false });
  expect(missed(once, 404)).toEqual({ zipcode_misses: 2, by_hand: true });
});

it.each([500, 429, undefined])('address lookup: asks for manual entry at once after %s', (status) => {
  expect(missed(newLookup, status)).toEqual({ zipcode_misses: 0, by_hand: true });
});
