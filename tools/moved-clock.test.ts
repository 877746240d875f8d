import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFaketime, MOMENTS, momentOf, secondsTo } from './moved-clock.ts';

const now = new Date('2026-11-22T15:00:00Z');
const DAY_MS = 86_400_000;

describe('the date of a test run', () => {
  it("is real on a developer's machine", () => expect(momentOf({}, now)).toBeUndefined());

  it("is TEST_DATE's, in CI too", () =>
    expect(momentOf({ TEST_DATE: '2028-02-29', CI: 'true' }, now)).toBe('2028-02-29'));

  it('rotates daily in CI, the same all day', () => {
    const on = (day: number, ms = 0) => momentOf({ CI: 'true' }, new Date(Date.UTC(2026, 10, day) + ms));
    expect(on(22)).toBe(on(22, DAY_MS - 1));
    expect(new Set(MOMENTS.map((_, day) => on(27 + day)))).toEqual(new Set(MOMENTS));
  });
});

describe('a test date', () => {
  it.each([
    ['2026-11-22 12:00', 0],
    ['2026-11-22', 0],
    ['2026-11-22 12:01', 60],
    ['2026-11-21 12:00', -86_400],
    ['2028-02-29 23:58', Date.UTC(2028, 2, 1, 2, 58) / 1000 - now.getTime() / 1000],
  ])('%s is in São Paulo time, %d seconds from now', (moment, seconds) => expect(secondsTo(moment, now)).toBe(seconds));

  it.each([
    '',
    'tomorrow',
    '2027-02-29',
    '2027-13-01',
    '2027-01-31 24:30',
    '2027-01-31T10:00',
    '2027-01-31 10:00"; ls',
  ])('"%s" is refused', (moment) => expect(() => secondsTo(moment, now)).toThrow('is no moment'));

  it.each(MOMENTS)('used by CI, %s, can be set', (moment) => expect(secondsTo(moment, now)).not.toBeNaN());
});

const run = (...command: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'moved-clock.ts'), '2028-02-29 09:00', ...command], {
    encoding: 'utf8',
  });

const LIMIT = 60_000;

it(
  'moved clock: a command and its children get the date while their timers run; or an error names what is missing',
  { timeout: LIMIT },
  () => {
    const script = `
    const at = performance.now();
    setTimeout(() => {
      const shown = require('child_process').execFileSync('date', ['-u', '+%F %H:%M']).toString().trim();
      process.stdout.write([new Date().toISOString().slice(0, 16), shown, performance.now() - at < ${LIMIT}].join(' '));
    }, 50)`;
    const { stdout, stderr } = run(process.execPath, '-e', script);
    expect(stdout + stderr).toMatch(
      findFaketime()
        ? /^2028-02-29T12:00 2028-02-29 12:00 true$/m
        : /The clock cannot be moved: libfaketime is missing/,
    );
  },
);

it("moved clock: passes on the command's exit code", { timeout: LIMIT }, () => {
  expect(run(process.execPath, '-e', 'process.exit(7)').status).toBe(findFaketime() ? 7 : 1);
});
