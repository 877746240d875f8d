import { expect, test } from 'vitest';
import { curveOf } from './reads-by-day.ts';

const out = '2026-11-20T12:00:00Z';

test('a curve has every day since the content went out, with all reads so far', () => {
  const reads = [
    { day: '2026-11-21', reads: 2 },
    { day: '2026-11-23', reads: 1 },
  ];
  expect(curveOf(reads, out)).toEqual([
    { day: '2026-11-20', reads: 0, total: 0 },
    { day: '2026-11-21', reads: 2, total: 2 },
    { day: '2026-11-22', reads: 0, total: 2 },
    { day: '2026-11-23', reads: 1, total: 3 },
  ]);
});

test('a curve begins with the first read where the date was moved after it', () => {
  expect(curveOf([{ day: '2026-11-18', reads: 1 }], out)).toEqual([{ day: '2026-11-18', reads: 1, total: 1 }]);
});

test('a curve of years shows its last one, with what was read before counted in', () => {
  const days = curveOf(
    [
      { day: '2024-01-01', reads: 5 },
      { day: '2026-11-20', reads: 1 },
    ],
    '2024-01-01T12:00:00Z',
  );
  expect([days.length, days[0]!.total, days.at(-1)]).toEqual([366, 5, { day: '2026-11-20', reads: 1, total: 6 }]);
});

test('a content that nobody read has no curve', () => {
  expect(curveOf([], out)).toEqual([]);
});
