import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { bankingDays, isBankingDay, isTradingDay, tradingDays } from './trading-days.ts';

/** As published: some of each, the earliest and the latest, and those that a simpler rule puts a week later. */
const easters = [
  '1954-04-18',
  '1981-04-19',
  '2008-03-23',
  '2011-04-24',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
];

describe('trading days', () => {
  it.each([
    ['2026-01-01', 'the new year'],
    ['2025-04-21', 'Tiradentes'],
    ['2024-11-20', 'black consciousness, since it is national'],
    ['2026-12-24', 'Christmas Eve'],
    ['2026-12-31', 'the last of the year'],
    ['2026-11-21', 'a Saturday'],
  ])('exclude %s, %s', (day) => {
    expect(isTradingDay(day)).toBe(false);
  });

  it.each(easters)('exclude Carnival, Good Friday and Corpus Christi, before and after the Easter of %s', (easter) => {
    const near = [-51, -48, -47, -46, -2, 60];
    expect(near.filter((days) => isTradingDay(addDays(easter, days)))).toEqual([-51, -46]);
  });

  it.each(['2026-02-18', '2023-11-20', '2026-01-02', '2026-12-30', '2026-07-09', '0999-12-30'])('include %s', (day) => {
    expect(isTradingDay(day)).toBe(true);
  });

  it('of a range have both of its ends', () => {
    expect(tradingDays('2026-04-02', '2026-04-07')).toEqual(['2026-04-02', '2026-04-06', '2026-04-07']);
    expect(tradingDays('2026-04-03', '2026-04-05')).toEqual([]);
    expect(tradingDays('2026-01-01', '2026-12-31')).toHaveLength(247);
  });
});

describe('banking days', () => {
  it.each([
    ['2026-12-24', true],
    ['2026-12-31', true],
    ['2022-12-24', false],
    ['2023-12-31', false],
    ['2026-12-25', false],
    ['2026-12-30', true],
  ])('have Christmas Eve and the last of the year beside the trading days: %s is one, %s', (day, isOne) => {
    expect(isBankingDay(day)).toBe(isOne);
  });

  it('of a range have both of its ends', () => {
    expect(bankingDays('2026-12-24', '2026-12-31')).toEqual([
      '2026-12-24',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ]);
  });
});
