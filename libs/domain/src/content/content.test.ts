import { expect, test } from 'vitest';
import { readShare } from './content.ts';

test.each([
  [{ recipients: 248, reads: 16 }, '6,45%'],
  [{ recipients: 3, reads: 5 }, '100,00%'],
  [{ recipients: 0, reads: 0 }, '—'],
])('readShare: %o is %s', (stats, text) => {
  expect(readShare(stats)).toBe(text);
});
