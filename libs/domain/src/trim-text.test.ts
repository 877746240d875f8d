import { expect, it } from 'vitest';
import { trimText } from './trim-text.ts';

it('trimmed text: loses the spaces and zero-width characters at its ends, and keeps those inside', () => {
  expect(trimText('\u200b ana@mirante.example\u00a0\u200b\ufeff\n')).toBe('ana@mirante.example');
  expect(trimText('família 👨\u200d👩\u200d👧 ')).toBe('família 👨\u200d👩\u200d👧');
  expect(trimText(' \u200b\u2060\ufeff ')).toBe('');
  expect(trimText('')).toBe('');
});
