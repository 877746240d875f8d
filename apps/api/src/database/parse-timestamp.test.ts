import pg from 'pg';
import { expect, it } from 'vitest';
import { parseTimestamp } from './parse-timestamp.ts';

const driver = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;

it.each([
  '2026-11-22 05:02:14.602+00',
  '2026-11-22 05:02:14+00',
  '2026-11-22 05:02:14.6+00',
  '2026-11-22 05:02:14.602123+00',
  '2026-11-22 05:02:14.602-03',
  '0001-01-01 00:00:00+00',
  '0044-03-15 00:00:00+00 BC',
  '12026-01-01 00:00:00+00',
  'infinity',
  '-infinity',
])('parseTimestamp: %s is parsed as the driver does', (text) => {
  expect(parseTimestamp(text)).toEqual(driver(text));
});
