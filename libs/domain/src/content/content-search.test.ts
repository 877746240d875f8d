import { expect, it } from 'vitest';
import { marked, snippetOf } from './content-search.ts';

const isHit = (word: string) => ['dividendo', 'extraordinário'].includes(word.toLowerCase());
const told = (pieces: { text: string; hit: boolean }[] | undefined) =>
  pieces?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

it('marks hits in a title, those beside each other as one', () => {
  expect(told(marked('Dividendo extraordinário: sinal de quê?', isHit))).toBe(
    '[Dividendo extraordinário]: sinal de quê?',
  );
  expect(told(marked('Sem nada', isHit))).toBe('Sem nada');
  expect(told(marked('O dividendo', isHit))).toBe('O [dividendo]');
});

it('a snippet is some words around the densest hits, with what was left out told', () => {
  const far = Array.from({ length: 60 }, (_, n) => `palavra${n}`).join(' ');
  const text = `Um dividendo aqui. ${far} a empresa paga\n dividendo extraordinário em maio. ${far}`;
  const shown = told(snippetOf(text, isHit))!;
  expect(shown).toContain('a empresa paga [dividendo extraordinário] em maio. palavra0');
  expect(shown.startsWith('… palavra')).toBe(true);
  expect(shown.endsWith(' …')).toBe(true);
  expect(shown.split(' ').length).toBeLessThan(36);
});

it('a snippet of a short text is the text, and of one without hits nothing', () => {
  expect(told(snippetOf('Paga dividendo.', isHit))).toBe('Paga [dividendo].');
  expect(snippetOf('Nada disso.', isHit)).toBeUndefined();
});
