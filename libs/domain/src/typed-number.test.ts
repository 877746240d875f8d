import { expect, it } from 'vitest';
import { amountFromTyped, decimalCommaOf } from './typed-number.ts';

it.each([
  ['1.188,00', '1188,00', 1188],
  ['1,188.00', '1188,00', 1188],
  ['1188.00', '1188,00', 1188],
  ['38.50', '38,50', 38.5],
  ['1.188', '1188', 1188],
  ['1.188.000', '1188000', 1_188_000],
  ['0.264', '0,264', 0.264],
  ['1.234,', '1234,', 1234],
  [',5', ',5', 0.5],
  ['R$ 1.188', '1188', 1188],
])('an amount typed as %s has the digits %s', (typed, digits, amount) => {
  expect([decimalCommaOf(typed), amountFromTyped(typed)]).toEqual([digits, amount]);
});

it.each(['', '-1', '1,2,3', '1.2,3.4', '1e5', 'NaN', ',', '12 de maio'])('"%s" is no amount', (typed) => {
  expect(amountFromTyped(typed)).toBeUndefined();
});

it('digits with several decimal separators are no amount', () => {
  expect(['1.2,3.4', '1,2,3', '12 de maio'].map(decimalCommaOf)).toEqual([undefined, undefined, undefined]);
});
