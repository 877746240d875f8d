import { expect, it } from 'vitest';
import { isStaleValue } from './stale-value.ts';

const now = new Date('2026-05-04T15:00:00Z');
const value = (value_at: string | null, status: 'live' | 'finished' = 'live') =>
  isStaleValue({ status, value_at }, now);

it('isStaleValue: after five minutes for an open trade; never for one without a value or finished', () => {
  expect([value('2026-05-04T14:54:59Z'), value('2026-05-04T14:55:00Z')]).toEqual([true, false]);
  expect([value(null), value('2026-05-03T12:00:00Z', 'finished')]).toEqual([false, false]);
});
