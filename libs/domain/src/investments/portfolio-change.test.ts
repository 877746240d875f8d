import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeText } from './change-words.ts';
import { changesBetween, type Held } from './portfolio-change.ts';

const held = (key: string, share: number): Held => ({ key, name: key.toUpperCase(), share });

describe('portfolio changes', () => {
  it('are items added, removed, with another share, and with another price ceiling', () => {
    const ceilings = [
      { name: 'C', from: 0.01, to: 44, national_code: false },
      { name: 'D', from: 10, to: 10, national_code: true },
      { name: 'B', from: 12, to: 0.01, national_code: true },
      { name: 'N', from: 12, to: 13, national_code: true },
    ];
    expect(
      changesBetween(
        [held('a', 5), held('b', 22), held('c', 3), held('d', 1)],
        [held('n', 4), held('b', 20), held('c', 3), held('d', 1)],
        ceilings,
      ),
    ).toEqual([
      { kind: 'in', name: 'N', from: null, to: 4 },
      { kind: 'out', name: 'A', from: 5, to: null },
      { kind: 'weight', name: 'B', from: 22, to: 20 },
      { kind: 'ceiling', name: 'B', from: 10.8, to: null },
      { kind: 'ceiling', name: 'C', from: null, to: 39.6, is_foreign: true },
    ]);
  });

  it('are funds that entered or left an item that stays, and none of an item that enters', () => {
    const of = (key: string, ...ids: number[]): Held => ({
      ...held(key, 50),
      funds: ids.map((id) => ({ id, name: `Fundo ${id}` })),
    });
    expect(changesBetween([of('a', 1, 2), of('b')], [of('b', 4), of('a', 2, 3), of('c', 5)]).map(changeText)).toEqual([
      'Entrou C, 50%',
      'Entrou Fundo 3 em A',
      'Saiu Fundo 1 de A',
      'Entrou Fundo 4 em B',
    ]);
  });

  it("show a ceiling in its paper's currency", () => {
    const ceiling = { kind: 'ceiling', name: 'PBR', from: 12.6, to: 13.5 } as const;
    const said = (is_foreign?: true) => changeText({ ...ceiling, is_foreign }).replaceAll('\u00a0', ' ');
    expect(said()).toBe('Preço teto de PBR de R$ 12,60 para R$ 13,50');
    expect(said(true)).toBe('Preço teto de PBR de US$ 12,60 para US$ 13,50');
  });

  const holdings = fc
    .uniqueArray(
      fc.record({
        key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
        share: fc.integer({ min: 1, max: 100 }),
      }),
      {
        selector: ({ key }) => key,
      },
    )
    .map((rows) => rows.map(({ key, share }) => held(key, share)));

  it('are none between a portfolio and itself, in any order', () => {
    fc.assert(
      fc.property(holdings, (rows) => {
        expect(changesBetween(rows, rows.toReversed())).toEqual([]);
      }),
    );
  });

  it('are inverted when compared backwards', () => {
    const same = { weight: 'weight', ceiling: 'ceiling' } as const;
    const turned = { in: 'out', out: 'in', fund_in: 'fund_out', fund_out: 'fund_in', ...same } as const;
    fc.assert(
      fc.property(holdings, holdings, (a, b) => {
        const back = changesBetween(b, a).map(({ kind, name, from, to }) => ({
          kind: turned[kind],
          name,
          from: to,
          to: from,
        }));
        expect(new Set(back.map((change) => JSON.stringify(change)))).toEqual(
          new Set(changesBetween(a, b).map((change) => JSON.stringify(change))),
        );
      }),
    );
  });
});
