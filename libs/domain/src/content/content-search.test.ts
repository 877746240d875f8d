import { expect, it } from 'vitest';
import { marked, snippetOf } from './content-search.ts';

const isHit = (word: string) => ['dividendo', 'extraordinário'].includes(word.toLowerCase());
const highlightedText = (pieces: { text: string; hit: boolean }[] | undefined) =>
  pieces?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

it('content search: highlights hits in a title, adjacent ones as one', () => {
  expect(highlightedText(marked('Dividendo extraordinário: sinal de quê?', isHit))).toBe(
    '[Dividendo extraordinário]: sinal de quê?',
  );
  expect(highlightedText(marked('Sem nada', isHit))).toBe('Sem nada');
  expect(highlightedText(marked('O dividendo', isHit))).toBe('O [dividendo]');
});

it('content search: a snippet surrounds the densest hits, with ellipses', () => {
  const far = Array.from({ length: 60 }, (_, n) => `palavra${n}`).join(' ');
  const text = `Um dividendo aqui. ${far} a empresa paga\n dividendo extraordinário em maio. ${far}`;
  const shown = highlightedText(snippetOf(text, isHit))!;
  expect(shown).toContain('a empresa paga [dividendo extraordinário] em maio. palavra0');
  expect(shown.startsWith('… palavra')).toBe(true);
  expect(shown.endsWith(' …')).toBe(true);
  expect(shown.split(' ').length).toBeLessThan(36);
});

it('content search: a short text is its own snippet, and one without hits has none', () => {
  expect(highlightedText(snippetOf('Paga dividendo.', isHit))).toBe('Paga [dividendo].');
  expect(snippetOf('Nada disso.', isHit)).toBeUndefined();
});
