import { describe, expect, it } from 'vitest';
import { countsOf, findIn, firstFrom, searchText } from './search.ts';

const page = searchText([
  { text: 'Ações que pagam divi', ends: false },
  { text: 'dendos', ends: true },
  { text: 'e a ', ends: false },
  { text: ' AÇÃO do mês', ends: true },
]);

describe('report text search', () => {
  it('ignores accents and case', () => {
    expect(findIn(page, 'acoes', 1)).toEqual([{ page: 1, from: { part: 0, at: 0 }, to: { part: 0, at: 4 } }]);
    expect(findIn(page, 'Ação', 3)).toEqual([{ page: 3, from: { part: 3, at: 1 }, to: { part: 3, at: 4 } }]);
  });

  it('finds words split into parts, and phrases over line ends', () => {
    expect(findIn(page, 'dividendos', 1)).toEqual([{ page: 1, from: { part: 0, at: 16 }, to: { part: 1, at: 5 } }]);
    expect(findIn(page, 'dividendos  e a ação', 1)).toHaveLength(1);
  });

  it('needs two characters', () => {
    expect(findIn(page, 'a', 1)).toEqual([]);
    expect(findIn(page, '  ', 1)).toEqual([]);
    expect(findIn(page, 'nada', 1)).toEqual([]);
  });

  it('treats every character literally', () => {
    expect(findIn(searchText([{ text: 'R$ 3,05 (+20%)', ends: true }]), '(+20%)', 1)).toHaveLength(1);
  });

  it('starts at the current page, else at the first', () => {
    const hits = [1, 3, 3, 7].map((at) => ({ page: at, from: { part: 0, at: 0 }, to: { part: 0, at: 1 } }));
    expect([1, 2, 4, 8].map((at) => firstFrom(hits, at))).toEqual([0, 1, 3, 0]);
    expect([...countsOf(hits)]).toEqual([
      [1, 1],
      [3, 2],
      [7, 1],
    ]);
  });
});
