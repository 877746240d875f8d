import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Related } from '../content/content.ts';
import { repeatedNames } from './item-names.ts';
import { differencesOf } from './portfolio-differences.ts';
import { canBeFilled, changeItems, filled, kept, type EditedItem, type ItemsDraft } from './portfolio-editor.ts';
import { fundNamesIn, readItems } from './portfolio-paste.ts';
import { LARGEST, slicesOf } from './portfolio-slices.ts';
import { isShareExact, isWhole, missingShare, shareSumText, sumOfShares } from './share-sum.ts';

const shares = (...all: number[]) => all.map((share) => ({ share }));
const share = fc.integer({ min: 100, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('the sum of shares', () => {
  it('is exact where floating point is not', () => {
    expect(0.1 + 66.6 + 33.3).not.toBe(100);
    expect(isWhole(shares(0.1, 66.6, 33.3))).toBe(true);
    expect(shareSumText(shares(50, 30.25, 19.74))).toBe('Soma dos percentuais: 99,99/100');
    expect(missingShare(shares(50, 30, 20.01))).toBe(-0.01);
    expect([33.33, 33.333, 0.1, 99.999].map(isShareExact)).toEqual([true, false, true, false]);
  });

  it('equals the sum of hundredths, in any order and grouping', () => {
    fc.assert(
      fc.property(fc.array(share, { maxLength: 100 }), fc.nat(), (list, cut) => {
        const sum = sumOfShares(shares(...list));
        expect(Math.round(sum * 100)).toBe(list.reduce((all, one) => all + Math.round(one * 100), 0));
        expect(sumOfShares(shares(...list.toReversed()))).toBe(sum);
        const [head, tail] = [list.slice(0, cut % 101), list.slice(cut % 101)];
        expect(sumOfShares(shares(sumOfShares(shares(...head)), sumOfShares(shares(...tail))))).toBe(sum);
      }),
    );
  });

  it('is whole exactly when nothing is missing', () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 30 }), (list) => {
        expect(isWhole(shares(...list))).toBe(missingShare(shares(...list)) === 0);
      }),
    );
  });
});

describe('chart slices', () => {
  const items = (...list: number[]) => list.map((of, id) => ({ id, name: `Item ${id}`, share: of }));

  it('are the ten largest and the rest together', () => {
    const slices = slicesOf(items(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    expect(slices.map(({ name, share: of }) => [name, of]).slice(-3)).toEqual([
      ['Item 3', 4],
      ['Item 2', 3],
      ['Demais (2)', 3],
    ]);
    expect(slicesOf(items(60, 40))).toHaveLength(2);
  });

  it('sum to the items, in descending order but for the rest', () => {
    fc.assert(
      fc.property(fc.array(share, { maxLength: 40 }), (list) => {
        const slices = slicesOf(items(...list));
        expect(sumOfShares(slices)).toBe(sumOfShares(shares(...list)));
        expect(slices.length).toBe(Math.min(list.length, LARGEST + 1));
        const single = slices.filter(({ id }) => id !== undefined).map((slice) => slice.share);
        expect(single).toEqual(single.toSorted((a, b) => b - a));
      }),
    );
  });
});

test('repeatedNames: ignores accents, case and spaces, and skips blank names', () => {
  expect(repeatedNames(['Crédito privado', 'Ouro', ' CREDITO  PRIVADO', '', ''].map((name) => ({ name })))).toEqual([
    2,
  ]);
});

describe('portfolio items pasted from a spreadsheet', () => {
  const funds = new Map([
    ['serra credito', { id: 7, name: 'Serra Crédito' }],
    ['lagoa cp', undefined],
  ]);
  const of = (text: string) => readItems(text, funds);

  it.each([
    ['tabs', 'Renda fixa\t25,5\tSerra Crédito'],
    ['semicolons', '"Renda fixa"; 25,5% ; SERRA CREDITO'],
    ['a head', 'Item\tPercentual\tFundos\r\nRenda fixa\t25,5\tserra crédito;'],
  ])('are read with %s', (_what, text) => {
    expect(of(text).map(({ item }) => item)).toEqual([
      { name: 'Renda fixa', share: 25.5, funds: [{ id: 7, name: 'Serra Crédito' }] },
    ]);
  });

  it('may have the percentage at the end of a text line', () => {
    expect(of('Ações globais 10\n\nFundo 3  33,33 %').map(({ line, item }) => [line, item])).toEqual([
      [1, { name: 'Ações globais', share: 10, funds: [] }],
      [3, { name: 'Fundo 3', share: 33.33, funds: [] }],
    ]);
  });

  it.each([
    ['Ouro\t0', 'percentual de 1 a 100. Para tirar Ouro, remova o item.'],
    ['Ouro\t100,01', 'percentual de 1 a 100.'],
    ['Ouro\t-1', 'percentual de 1 a 100.'],
    ['Ouro\t33,333', 'use até 2 casas decimais.'],
    ['Ouro\t0.5', '“0.5” não é um percentual.'],
    ['Ouro', 'falta o percentual.'],
    ['\t10', 'falta o nome do item.'],
    [`${'x'.repeat(201)}\t10`, 'nome longo demais.'],
    ['Ouro\t10\tLagoa CP', 'fundo “Lagoa CP” não encontrado.'],
  ])('%j is reported as: %s', (text, error) => {
    expect(of(text).map((line) => line.error)).toEqual([error]);
  });

  it('are deduplicated by name', () => {
    expect(of('Ouro\t10\nCaixa\t20\nOURO\t30').map(({ error }) => error)).toEqual([
      undefined,
      undefined,
      'nome repetido da linha 1.',
    ]);
  });

  it('list the funds to look up, each once', () => {
    expect([...fundNamesIn('A\t10\tSerra Crédito; Lagoa CP\nB;20;LAGOA CP')]).toEqual([
      ['serra credito', 'Serra Crédito'],
      ['lagoa cp', 'LAGOA CP'],
    ]);
  });
});

const item = (key: number, more: Partial<EditedItem> = {}): EditedItem => ({
  key,
  id: key + 100,
  name: `Item ${key}`,
  description: '',
  share: '10',
  funds: [],
  funds_categories: [],
  ...more,
});
const draft = (...items: EditedItem[]): ItemsDraft => ({ items, nextKey: items.length });

describe('the portfolio item editor', () => {
  it('matches pasted lines by name, adds the others, and restores removed ones', () => {
    const fund = { id: 7, name: 'Serra' };
    const { items } = changeItems(draft(item(0, { funds: [fund] }), item(1, { isRemoved: true })), {
      do: 'paste',
      lines: [
        { name: 'ITEM 0', share: 33.5, funds: [] },
        { name: 'item 1', share: 20, funds: [fund] },
        { name: 'Novo', share: 5, funds: [] },
      ],
    });
    expect(items).toEqual(
      [
        item(0, { share: '33,5', funds: [fund] }),
        item(1, { share: '20', funds: [fund] }),
        { ...item(2, { name: 'Novo', share: '5' }), id: undefined },
      ].map(({ id, ...rest }) => (id === undefined ? rest : { id, ...rest })),
    );
  });

  it('strikes out stored items, and drops new ones', () => {
    const { id: _id, ...fresh } = item(1);
    let now = draft(item(0), fresh);
    for (const key of [0, 1]) now = changeItems(now, { do: 'remove', key });
    expect(now.items).toEqual([item(0, { isRemoved: true })]);
    expect(changeItems(now, { do: 'restore', key: 0 }).items).toEqual([item(0)]);
  });

  it("can fill one item's share up to 100", () => {
    const now = draft(item(0, { share: '60,5' }), item(1, { share: '30' }), item(2, { share: 'x' }));
    expect(filled(now, now.items[1]!)).toBe(39.5);
    expect(changeItems(now, { do: 'fill', key: 1 }).items[1]!.share).toBe('39,5');
  });

  it('fills an item only up to its limits', () => {
    expect([0, 0.99, 1, 100, 100.01].map((own) => canBeFilled(own, 0))).toEqual([false, false, true, true, false]);
  });

  it('adds items under keys of their own', () => {
    const now = changeItems(changeItems(draft(item(0)), { do: 'add' }), { do: 'add' });
    expect(now.items.map(({ key }) => key)).toEqual([0, 1, 2]);
    expect(changeItems(changeItems(now, { do: 'remove', key: 2 }), { do: 'add' }).items.at(-1)!.key).toBe(3);
  });

  it('links a fund once, and unlinks it alone', () => {
    const [one, other] = [
      { id: 7, name: 'Serra' },
      { id: 8, name: 'Vale' },
    ];
    const link = (state: ItemsDraft, of: Related, act: 'link' | 'unlink' = 'link') =>
      changeItems(state, { do: act, key: 0, field: 'funds', of });
    const both = [one, other, one].reduce((state, of) => link(state, of), draft(item(0)));
    expect(both.items[0]!.funds).toEqual([one, other]);
    expect(link(both, one, 'unlink').items[0]!.funds).toEqual([other]);
  });

  it.each([
    [-1, [2, 0, 1]],
    [1, [0, 2, 1]],
    [9, [0, 1, 2]],
  ])('moves an item to place %i, or the nearest one', (at, keys) => {
    const now = changeItems(draft(item(0), item(1), item(2)), { do: 'place', key: 2, at });
    expect(now.items.map(({ key }) => key)).toEqual(keys);
  });

  it("keeps items' identity when moved", () => {
    const five = draft(...[0, 1, 2, 3, 4].map((key) => item(key)));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(4), fc.integer({ min: -2, max: 8 }))), (moves) => {
        const now = moves.reduce((state, [key, at]) => changeItems(state, { do: 'place', key, at }), five);
        expect(new Set(now.items.map(({ key }) => key))).toEqual(new Set([0, 1, 2, 3, 4]));
        expect(now.items).toHaveLength(5);
        expect(sumOfShares(kept(now.items))).toBe(50);
      }),
    );
  });
});

describe('the differences of an edited list', () => {
  it('are listed by item: share, order, funds, name, added and removed', () => {
    const before = [0, 1, 2, 3].map((key) => item(key));
    const { id: _id, ...fresh } = item(9, { name: 'Novo', share: '4' });
    const now = [
      item(3),
      item(0, { share: '12,5' }),
      item(1, { funds: [{ id: 7, name: 'Serra' }], name: 'Outro' }),
      item(2, { isRemoved: true }),
      fresh,
    ];
    expect(differencesOf(before, now)).toEqual([
      { key: 3, kind: 'changed', name: 'Item 3', was: 10, is: 10, notes: ['ordem 4 → 1'] },
      { key: 0, kind: 'changed', name: 'Item 0', was: 10, is: 12.5, notes: [] },
      { key: 1, kind: 'changed', name: 'Outro', was: 10, is: 10, notes: ['era “Item 1”', 'mais Serra'] },
      { key: 2, kind: 'removed', name: 'Item 2', was: 10, is: undefined, notes: [] },
      { key: 9, kind: 'added', name: 'Novo', was: undefined, is: 4, notes: [] },
    ]);
  });

  it('are none for an unchanged list, and one move for one moved item', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(), fc.nat(), (length, from, at) => {
        const before = Array.from({ length }, (_, key) => item(key));
        expect(differencesOf(before, before)).toEqual([]);
        const { items } = changeItems(draft(...before), { do: 'place', key: from % length, at: at % length });
        const isSame = items.every(({ key }, i) => key === i);
        expect(differencesOf(before, items)).toHaveLength(isSame ? 0 : 1);
      }),
    );
  });
});
