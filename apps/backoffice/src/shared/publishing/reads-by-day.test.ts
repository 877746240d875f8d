import { expect, test } from 'vitest';
import { curveOf } from './reads-by-day.ts';

const out = '2026-11-20T12:00:00Z';
const now = new Date('2026-11-24T02:00:00Z');

test('reads curve: has every day from publication to today, cumulative', () => {
  const reads = [
    { day: '2026-11-21', reads: 2 },
    { day: '2026-11-22', reads: 1 },
  ];
  expect(curveOf(reads, out, now)).toEqual([
    { day: '2026-11-20', reads: 0, total: 0 },
    { day: '2026-11-21', reads: 2, total: 2 },
    { day: '2026-11-22', reads: 1, total: 3 },
    { day: '2026-11-23', reads: 0, total: 3 },
  ]);
});

test('reads curve: starts with the first read when the date was moved after it', () => {
  expect(curveOf([{ day: '2026-11-18', reads: 1 }], out, now)[0]).toEqual({ day: '2026-11-18', reads: 1, total: 1 });
});

test('reads curve: covers the last year, with earlier reads included', () => {
  const days = curveOf(
    [
      { day: '2024-01-01', reads: 5 },
      { day: '2026-11-20', reads: 1 },
    ],
    '2024-01-01T12:00:00Z',
    now,
  );
  expect([days.length, days[0]!.total, days.at(-1)]).toEqual([366, 5, { day: '2026-11-23', reads: 0, total: 6 }]);
});

test('reads curve: is absent without reads', () => {
  expect(curveOf([], out, now)).toEqual([]);
});
