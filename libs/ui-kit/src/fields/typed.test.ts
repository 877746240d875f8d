import { describe, expect, it } from 'vitest';
import { dayFromTyped, dayToTyped, moneyFromTyped, moneyToTyped, phoneToTyped } from './typed.ts';

describe('a day', () => {
  it('is kept as the wire writes it once it is whole, and as typed before', () => {
    expect(dayFromTyped('14/08/1987')).toBe('1987-08-14');
    expect(dayFromTyped('14/08/19')).toBe('14/08/19');
  });
  it('comes back as it was typed', () => {
    expect(dayToTyped(dayFromTyped('31/02/2026'))).toBe('31/02/2026');
  });
});

describe('an amount', () => {
  it.each([
    ['', ''],
    ['0', 0],
    ['1.234,56', 1234.56],
    ['1.234,', 1234],
    ['0,5', 0.5],
  ] as const)('typed as "%s" is %s', (typed, kept) => {
    expect(moneyFromTyped(typed)).toBe(kept);
  });
  it('is shown with its cents', () => {
    expect([moneyToTyped(1234.5), moneyToTyped('')]).toEqual(['1.234,50', '']);
  });
});

it('shows a Brazilian phone without its country', () => {
  expect([phoneToTyped('+5511912345678'), phoneToTyped('+12133734253'), phoneToTyped('(11) 9')]).toEqual([
    '(11) 91234-5678',
    '+12133734253',
    '(11) 9',
  ]);
});
