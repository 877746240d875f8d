import { expect, test } from 'vitest';
import { readShare } from './content.ts';
import { plainTextOf } from './rich-text.ts';

test.each([
  [{ recipients: 248, reads: 16 }, '6,45%'],
  [{ recipients: 3, reads: 5 }, '100,00%'],
  [{ recipients: 0, reads: 0 }, '—'],
])('readShare: %o is %s', (stats, text) => {
  expect(readShare(stats)).toBe(text);
});

test.each([
  ['<p><strong>PETR4 ST</strong>: RP.</p><p>Stop&nbsp;sobe.</p>', 'PETR4 ST: RP. Stop sobe.'],
  ['<ul><li>um</li><li><em>do</em>is &amp; <code>a&lt;b</code></li></ul>fim<br>já', 'um dois & a<b fim já'],
])('plainTextOf: %s says %s', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});
