import { describe, expect, it } from 'vitest';
import { amountToTyped, dayFromMasked, dayToMasked, moneyFromTyped, phoneToTyped } from './input-format.ts';

describe('the day format', () => {
  it('parses a complete day to ISO, and keeps an incomplete one as typed', () => {
    expect(dayFromMasked('14/08/1987')).toBe('1987-08-14');
    expect(dayFromMasked('14/08/19')).toBe('14/08/19');
  });
  it('formats it as typed', () => {
    expect(dayToMasked(dayFromMasked('31/02/2026'))).toBe('31/02/2026');
  });
});

describe('the amount format', () => {
  it.each([
    ['', ''],
    ['0', 0],
    ['1.234,56', 1234.56],
    ['1.234,', 1234],
    ['0,5', 0.5],
  ] as const)('parses "%s" as %s', (typed, kept) => {
    expect(moneyFromTyped(typed)).toBe(kept);
  });
  it('formats with cents, and with all decimals that it has', () => {
    expect([1234.5, 0.12345678, 38.509, ''].map((each) => amountToTyped(each as number | ''))).toEqual([
      '1.234,50',
      '0,12345678',
      '38,509',
      '',
    ]);
  });
});

it('phone format: a Brazilian phone is shown without its country code', () => {
  expect([phoneToTyped('+5511912345678'), phoneToTyped('+12133734253'), phoneToTyped('(11) 9')]).toEqual([
    '(11) 91234-5678',
    '+12133734253',
    '(11) 9',
  ]);
});
