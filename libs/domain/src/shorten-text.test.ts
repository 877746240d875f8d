import { expect, it } from 'vitest';
import { shortenText } from './shorten-text.ts';

it('shortened text: ends in an ellipsis within its length, without half an emoji or a space before it', () => {
  expect(shortenText('🚀🚀🚀', 3)).toBe('🚀🚀🚀');
  expect(shortenText('🚀🚀🚀🚀', 3)).toBe('🚀🚀…');
  expect(shortenText('Alta de hoje', 8)).toBe('Alta de…');
  expect(shortenText('', 3)).toBe('');
});
