import { expect, test } from 'vitest';
import { isNewVisit } from './stock-portfolio.ts';

test.each([
  [null, true],
  ['2026-11-29T11:29:59Z', true],
  ['2026-11-29T11:30:00Z', false],
  ['2026-11-29T11:59:00Z', false],
])('stock portfolio: read last at %s, a visit at noon is a new one: %s', (lastReadAt, isNew) => {
  expect(isNewVisit(lastReadAt, new Date('2026-11-29T12:00:00Z'))).toBe(isNew);
});
