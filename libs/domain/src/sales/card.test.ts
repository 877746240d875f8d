import { expect, test } from 'vitest';
import { cardBrandOf, passesLuhn } from './card.ts';

test.each([
  ['4111111111111111', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2221000000000009', 'mastercard'],
  ['2720990000000007', 'mastercard'],
  ['378282246310005', 'american_express'],
  ['30569309025904', 'diners_club'],
  ['36000000000008', 'diners_club'],
  ['5090510000414209', 'elo'],
  ['4011780000000000', 'elo'],
  ['6062825624254001', 'hipercard'],
  ['3841001111222233', 'hipercard'],
  ['4', 'visa'],
  ['9999', undefined],
  ['', undefined],
] as const)('cardBrandOf: %s is %s', (digits, brand) => {
  expect(cardBrandOf(digits)).toBe(brand);
});

test.each([
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['378282246310005', true],
  ['30569309025904', true],
  ['', false],
])('passesLuhn: %s: %s', (digits, passes) => {
  expect(passesLuhn(digits)).toBe(passes);
});
