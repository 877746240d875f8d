import { expect, it } from 'vitest';
import { pagesOf, rangeText } from './list-footer.tsx';

const rows = (n: number) => Array.from({ length: n });
const counted = (n: number, total: number) => ({ items: rows(n), total });
const capped = (n: number, total: number) => ({ items: rows(n), total, total_is_estimate: true as const });

it.each([
  ['1 a 20 de 45', 1, counted(20, 45)],
  ['41 a 45 de 45', 3, counted(5, 45)],
  ['Nenhum resultado encontrado.', 1, counted(0, 0)],
  ['1 a 20 de mais de 250', 1, capped(20, 250)],
  ['241 a 260', 13, capped(20, 250)],
  ['10.001 a 10.020', 501, capped(20, 10_000)],
])('list footer: "%s" on page %i', (text, page, found) => {
  expect(rangeText(found, page, 20)).toBe(text);
});

it('list footer: beyond the counting cap a full page leads to another', () => {
  expect([pagesOf(capped(20, 250), 1, 20), pagesOf(capped(20, 250), 20, 20), pagesOf(capped(7, 250), 20, 20)]).toEqual([
    13, 21, 20,
  ]);
});
