import { expect, test } from 'vitest';
import { brand } from '../house/brand.ts';
import { expiryOf } from './term.ts';

const standard = { code: 'top_fundos', price: 588 };
const consultancy = { code: `${brand.slug}_consultoria`, price: 12_000 };

test.each([
  ['a year', standard, '2026-11-30T12:00:00Z', '2027-12-01T02:59:59Z'],
  // 29 February in São Paulo, though already March in UTC.
  ['a year from a leap day', standard, '2028-03-01T02:30:00Z', '2029-03-01T02:59:59Z'],
  ['24 months of consultancy', consultancy, '2026-11-30T12:00:00Z', '2028-12-01T02:59:59Z'],
])('term: %s ends in the last second of its last day in São Paulo', (_, product, from, to) => {
  expect(expiryOf(product, new Date(from))).toEqual(new Date(to));
});

test('term: of a lifetime product has no end', () => {
  expect(expiryOf({ code: `${brand.slug}_vitalicio`, price: 5988 }, new Date('2026-11-30T12:00:00Z'))).toBeNull();
});
