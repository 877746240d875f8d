import { expect, onTestFinished, test, vi } from 'vitest';
import { addDays, addMonths, dayInSaoPaulo, endOfDay, isCalendarDay, momentOf, startOfDay } from './dates.ts';

test('endOfDay: a day in São Paulo ends at 03:00 UTC of the next', () => {
  expect(dayInSaoPaulo(new Date('2026-11-21T02:59:59Z'))).toBe('2026-11-20');
  expect(dayInSaoPaulo(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
  expect(endOfDay('2026-11-20').toISOString()).toBe('2026-11-21T02:59:59.000Z');
  expect(startOfDay('2026-11-20').toISOString()).toBe('2026-11-20T03:00:00.000Z');
});

test('dayInSaoPaulo: does not depend on how a browser writes the dates of a locale', () => {
  const dateTimeFormat: { format: object } = Intl.DateTimeFormat.prototype;
  const format = vi.spyOn(dateTimeFormat, 'format', 'get').mockReturnValue(() => '11/29/2026');
  onTestFinished(() => format.mockRestore());
  expect(dayInSaoPaulo(new Date('2026-11-29T12:00:00Z'))).toBe('2026-11-29');
});

test.each([
  ['2018-11-03', '2018-11-03T03:00:00.000Z', '2018-11-04T02:59:59.000Z'],
  ['2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.000Z'],
  ['2018-12-01', '2018-12-01T02:00:00.000Z', '2018-12-02T01:59:59.000Z'],
  ['2019-02-16', '2019-02-16T02:00:00.000Z', '2019-02-17T02:59:59.000Z'],
  ['2019-02-17', '2019-02-17T03:00:00.000Z', '2019-02-18T02:59:59.000Z'],
  ['9998-12-31', '9998-12-31T03:00:00.000Z', '9999-01-01T02:59:59.000Z'],
])('%s, around changes of São Paulo’s offset, goes from %s to %s', (day, start, end) => {
  expect([startOfDay(day), endOfDay(day)].map((at) => at.toISOString())).toEqual([start, end]);
  expect([startOfDay(day), endOfDay(day)].map(dayInSaoPaulo)).toEqual([day, day]);
});

test.each(['1000-01-01', '1913-12-31', '1914-01-01'])(
  'startOfDay: %s, when clocks went by the sun, is right to the minute',
  (day) => {
    expect(startOfDay(day).toISOString()).toBe(`${day}T03:06:00.000Z`);
  },
);

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-11-21', 12, '2027-11-21'],
  ['2026-11-21', 24, '2028-11-21'],
  ['2026-12-31', 2, '2027-02-28'],
])('addMonths: %s and %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test('addDays: crosses month ends', () => {
  expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0999-12-31', false],
  ['9999-12-31', false],
  ['26-01-01', false],
  ['2026-1-1', false],
])('isCalendarDay: %s: %s', (day, exists) => {
  expect(isCalendarDay(day)).toBe(exists);
});

test.each([
  ['2026-11-22T14:30', '2026-11-22T17:30:00.000Z'],
  ['2026-11-22T14:30:15', '2026-11-22T17:30:15.000Z'],
  ['2018-12-01T14:30', '2018-12-01T16:30:00.000Z'],
  ['1913-06-01T10:00', '1913-06-01T13:06:00.000Z'],
  ['2026-11-22T14:30:15.250Z', '2026-11-22T14:30:15.250Z'],
  ['2026-11-22T14:30-05:00', '2026-11-22T19:30:00.000Z'],
  ['2026-11-22', undefined],
  ['2026-02-29T10:00', undefined],
  ['2026-11-22T25:00', undefined],
  ['2026-11-22T14:30+24:00', undefined],
  ['2026-11-22T14:30:00+99:99', undefined],
  ['2026-11-22 14:30', undefined],
  ['', undefined],
])('momentOf: %j is %s', (text, at) => {
  expect(momentOf(text)?.toISOString()).toBe(at);
});
