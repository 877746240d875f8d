import { expect, test } from 'vitest';
import { isMarketOpen } from './market-hours.ts';

test.each([
  ['2026-11-25T11:59:59Z', false],
  ['2026-11-25T12:00:00Z', true],
  ['2026-11-25T21:29:59Z', true],
  ['2026-11-25T21:30:00Z', false],
  ['2026-11-22T15:00:00Z', false],
  ['2026-12-25T15:00:00Z', false],
])('isMarketOpen: at %s: %s', (at, isOpen) => {
  expect(isMarketOpen(new Date(at))).toBe(isOpen);
});
