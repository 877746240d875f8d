import { expect, test } from 'vitest';
import { isRecordedLate } from './record.ts';

test.each([
  ['2026-11-20', '2026-11-24T03:00:00Z', false],
  ['2026-11-20', '2026-11-24T03:00:01Z', true],
  ['2018-12-03', '2018-12-07T02:00:00Z', false],
  ['2018-12-03', '2018-12-07T02:00:01Z', true],
  ['2018-11-01', '2018-11-05T02:00:01Z', true],
])('isRecordedLate: a call of %s recorded at %s: %s, also in daylight saving time', (date_in, recorded_at, late) => {
  expect(isRecordedLate({ date_in, recorded_at })).toBe(late);
});
