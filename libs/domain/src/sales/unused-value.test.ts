import { expect, it } from 'vitest';
import { unusedValueOf } from './unused-value.ts';

const year = { starts_at: '2026-01-02T12:00:00Z', expires_at: '2027-01-03T02:59:59Z' };

it.each([
  ['a day in the term', '2026-11-25T15:00:00Z', { days: 38, of: 365, amount: 61.22 }],
  ['its first day', '2026-01-02T12:00:00Z', { days: 365, of: 365, amount: 588 }],
  ['late in an evening of São Paulo', '2027-01-02T01:30:00Z', { days: 1, of: 365, amount: 1.61 }],
  ['its last day', '2027-01-02T15:00:00Z', { days: 0, of: 365, amount: 0 }],
  ['a day before it', '2025-12-20T15:00:00Z', { days: 365, of: 365, amount: 588 }],
  ['a day after it', '2027-02-01T15:00:00Z', { days: 0, of: 365, amount: 0 }],
])('unused value: of 588 BRL for a year, on %s', (_day, now, value) => {
  expect(unusedValueOf(year, 588, new Date(now))).toEqual(value);
});

it.each([
  ['without an end', { ...year, expires_at: null }],
  ['that has not begun', { ...year, starts_at: null }],
  ['that begins and ends on one day', { ...year, expires_at: '2026-01-03T02:59:59Z' }],
])('unused value: there is none of an acquisition %s', (_what, acquisition) => {
  expect(unusedValueOf(acquisition, 588, new Date('2026-11-25T15:00:00Z'))).toBeUndefined();
});
