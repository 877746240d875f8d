import { describe, expect, it } from 'vitest';
import {
  dayFromTyped,
  dayToTyped,
  momentFromTyped,
  momentToTyped,
  moneyFromTyped,
  moneyToTyped,
  phoneToTyped,
} from './input-format.ts';

describe('a day', () => {
  it('is kept as the wire writes it once it is whole, and as typed before', () => {
    expect(dayFromTyped('14/08/1987')).toBe('1987-08-14');
    expect(dayFromTyped('14/08/19')).toBe('14/08/19');
  });
  it('comes back as it was typed', () => {
    expect(dayToTyped(dayFromTyped('31/02/2026'))).toBe('31/02/2026');
  });
});

describe('a moment', () => {
  it('is kept as the wire writes it once it is whole, and as typed before', () => {
    expect(momentFromTyped('22/11/2026 14:30')).toBe('2026-11-22T14:30');
    expect(momentFromTyped('22/11/2026 14:')).toBe('22/11/2026 14:');
  });
  it('comes back as it was typed, a stored one in the time of São Paulo', () => {
    const shown = ['2026-11-22T14:30', '2026-11-22T17:30:00.000Z', '2026-02-30T10:00', ''].map(momentToTyped);
    expect(shown).toEqual(['22/11/2026 14:30', '22/11/2026 14:30', '2026-02-30T10:00', '']);
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
