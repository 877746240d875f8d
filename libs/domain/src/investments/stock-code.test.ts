import { signedPercent } from '../format.ts';
import { describe, expect, it } from 'vitest';
import { barePrice, ceilingPrice, isPriceStale, potentialOf, priceAge, paperPrice } from './stock-code.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the ceiling price', () => {
  it.each([
    [46, 41.4],
    [48.8, 43.92],
    [38.55, 34.7],
    [38.45, 34.61],
    [1.11, 0.999],
    [0.02, 0.018],
    [33.333_333_33, 30],
    [0.01, null],
    [0, null],
  ])('of a fair price of %d is %s', (fair, ceiling) => {
    expect(ceilingPrice(fair)).toBe(ceiling);
  });
});

describe('the potential', () => {
  it.each([
    [38.42, 46, 19.73, '+19,73%'],
    [16, 15.9, -0.63, '\u22120,63%'],
    [50, 40, -20, '\u221220,00%'],
    [10, 10, 0, '0,00%'],
    [10, 0.01, null, '—'],
    [0, 46, null, '—'],
  ])('of a price of %d with a fair price of %d is %s, formatted %s', (current_price, fair_price, percent, text) => {
    const potential = potentialOf({ current_price, fair_price });
    expect([potential, signedPercent(potential)]).toEqual([percent, text]);
  });
});

describe('a price', () => {
  it.each([
    [38.42, true, 'R$ 38,42'],
    [15.32, false, 'US$ 15,32'],
    [38.385, true, 'R$ 38,385'],
    [1.2345, false, 'US$ 1,2345'],
    [12.345_67, true, 'R$ 12,3457'],
    [0.123_456, true, 'R$ 0,1235'],
    [1234.5, true, 'R$ 1.234,50'],
    [null, true, '—'],
  ])('of %s, national: %s, is formatted %s', (price, national, text) => {
    expect(plain(paperPrice(price, national))).toBe(text);
  });

  it('can be formatted without its currency', () => {
    expect([barePrice(41.4), barePrice(null)]).toEqual(['41,40', '—']);
  });

  const now = new Date('2026-11-25T15:00:00Z');
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  it.each([
    [before(0), 'agora', false],
    [before(8), 'há 8 min', false],
    [before(180), 'há 3 h', false],
    [before(26 * 60), 'há 1 dia', false],
    // With a holiday and a weekend in between.
    [before(5 * 24 * 60), 'há 5 dias', false],
    [before(8 * 24 * 60), 'há 8 dias', true],
    [null, 'sem preço', true],
  ])('of %s is %s, and stale: %s', (at, age, stale) => {
    expect([priceAge(at, now), isPriceStale(at, now)]).toEqual([age, stale]);
  });
});
