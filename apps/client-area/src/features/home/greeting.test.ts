import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  ['2026-11-21T07:59:00Z', 'Boa noite'],
  ['2026-11-21T08:00:00Z', 'Bom dia'],
  ['2026-11-21T15:00:00Z', 'Boa tarde'],
  ['2026-11-21T21:00:00Z', 'Boa noite'],
])('greeting: at %s São Paulo says %s', (at, words) => {
  expect(greeting(new Date(at))).toBe(words);
});
