import { afterEach, expect, test, vi } from 'vitest';
import { learnServerTime, serverNow } from './server-time.ts';

const here = new Date('2026-11-21T12:00:00Z');
afterEach(() => {
  vi.useRealTimers();
  // The module is shared with the next test and file.
  learnServerTime(new Date().toUTCString());
});

test.each([
  ['nothing yet', undefined, here],
  ['no time at all', 'yesterday', here],
  ['a time within a few seconds', 'Sat, 21 Nov 2026 12:00:03 GMT', here],
  ['a later time', 'Sun, 22 Nov 2026 12:00:00 GMT', new Date('2026-11-22T12:00:00Z')],
  ['an earlier time', 'Sat, 21 Nov 2026 11:00:00 GMT', new Date('2026-11-21T11:00:00Z')],
  ['this device’s time again', 'Sat, 21 Nov 2026 12:00:00 GMT', here],
])('server time: is learned from %s', (_what, date, now) => {
  vi.useFakeTimers({ now: here });
  learnServerTime(date);
  expect(serverNow()).toEqual(now);
});

test('server time: advances by itself', () => {
  vi.useFakeTimers({ now: here });
  learnServerTime('Sun, 22 Nov 2026 12:00:00 GMT');
  vi.advanceTimersByTime(60_000);
  expect(serverNow()).toEqual(new Date('2026-11-22T12:01:00Z'));
});
