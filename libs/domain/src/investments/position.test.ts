import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { byMarket, changeOf, positionChange, sectorShares, shareSum, statusStyle, swapped } from './position.ts';

const paper = (sector: string | null, share: number, national_code = true) => ({
  share,
  stock_code: { sector, national_code },
});

test.each([
  [31.45, 38.9, 23.69],
  [24.1, 22.4, -7.05],
  [10, 10, 0],
  [10, 0, null],
])('a price of %d that is %d now changed by %s percent', (from, to, percent) => {
  expect(changeOf(from, to)).toBe(percent);
});

it('a position keeps its change over a split, in whose day the price falls and the shares grow', () => {
  expect(positionChange({ price_in: 50, split_factor: 1 }, 60)).toBe(20);
  expect(positionChange({ price_in: 50, split_factor: 2 }, 30)).toBe(20);
});

describe('the diversification by sector', () => {
  it('adds up the weights of national papers, from the largest sector, in hundredths exactly', () => {
    const items = [paper('Energia', 0.1), paper('Bancos', 12.5), paper('Energia', 0.2), paper('Bancos', 7.5)];
    expect(sectorShares(items)).toEqual([
      { sector: 'Bancos', share: 20 },
      { sector: 'Energia', share: 0.3 },
    ]);
  });

  it('leaves out papers of other countries and those without weight, and names those without a sector', () => {
    const items = [paper(null, 5), paper('', 5), paper('Tecnologia', 50, false), paper('Bancos', 0)];
    expect(sectorShares(items)).toEqual([{ sector: 'Sem setor', share: 10 }]);
  });

  it('comes to what the national papers weigh together, whatever their order', () => {
    const items = fc.array(
      fc.record({
        share: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
        stock_code: fc.record({ sector: fc.constantFrom('A', 'B', 'C', null), national_code: fc.boolean() }),
      }),
    );
    fc.assert(
      fc.property(items, (all) => {
        expect(shareSum(sectorShares(all))).toBe(shareSum(byMarket(all).national));
        expect(sectorShares(all.toReversed())).toEqual(sectorShares(all));
      }),
    );
  });
});

test.each([
  ['Comprar', 'success'],
  ['Compra até o teto', 'success'],
  ['Aguardar', 'warning'],
  ['Vender metade', 'danger'],
  ['Manter', 'neutral'],
])('the recommendation %s looks %s and keeps its words', (status, tone) => {
  expect(statusStyle(status)).toMatchObject({ label: status, tone });
});

test('two ids change places, and the others keep theirs', () => {
  expect(swapped([1, 2, 3, 4], 2, 4)).toEqual([1, 4, 3, 2]);
});
