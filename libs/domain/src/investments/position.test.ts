import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { signedPercent } from '../format.ts';
import { percentOf } from './performance/figures.ts';
import { byMarket, changeOf, positionChange, sectorShares, statusStyle, swapped } from './position.ts';
import { sumOfShares } from './share-sum.ts';

const paper = (sector: string | null, share: number, national_code = true) => ({
  share,
  stock_code: { sector, national_code },
});

test.each([
  [31.45, 38.9, 23.69],
  [24.1, 22.4, -7.05],
  [16, 15.9, -0.63],
  [10, 10, 0],
  [10, 0, null],
])('changeOf: from %d to %d is %s percent', (from, to, percent) => {
  expect(changeOf(from, to)).toBe(percent);
});

it("changeOf: is what the result of the position's performance shows", () => {
  // 3.574975…%, of which four decimals are 3.5750.
  expect(changeOf(10.07, 10.43)).toBe(3.58);
  const cents = fc.integer({ min: 1, max: 1e6 }).map((amount) => amount / 100);
  fc.assert(
    fc.property(cents, cents, (from, to) => {
      expect(signedPercent(changeOf(from, to))).toBe(signedPercent(percentOf(to / from - 1)));
    }),
  );
});

it('positionChange: is unaffected by a split, which lowers the price and multiplies the shares', () => {
  expect(positionChange({ price_in: 50, split_factor: 1 }, 60)).toBe(20);
  expect(positionChange({ price_in: 50, split_factor: 2 }, 30)).toBe(20);
});

describe('diversification by sector', () => {
  it("sums national papers' weights exactly in hundredths, largest sector first", () => {
    const items = [paper('Energia', 0.1), paper('Bancos', 12.5), paper('Energia', 0.2), paper('Bancos', 7.5)];
    expect(sectorShares(items)).toEqual([
      { sector: 'Bancos', share: 20 },
      { sector: 'Energia', share: 0.3 },
    ]);
  });

  it('omits foreign papers and those without a weight, and labels those without a sector', () => {
    const items = [paper(null, 5), paper('', 5), paper('Tecnologia', 50, false), paper('Bancos', 0)];
    expect(sectorShares(items)).toEqual([{ sector: 'Sem setor', share: 10 }]);
  });

  it("sums to the national papers' total weight, in any order", () => {
    const items = fc.array(
      fc.record({
        share: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
        stock_code: fc.record({ sector: fc.constantFrom('A', 'B', 'C', null), national_code: fc.boolean() }),
      }),
    );
    fc.assert(
      fc.property(items, (all) => {
        expect(sumOfShares(sectorShares(all))).toBe(sumOfShares(byMarket(all).national));
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
])('statusStyle: the recommendation %s has the style %s and keeps its label', (status, tone) => {
  expect(statusStyle(status)).toMatchObject({ label: status, tone });
});

test('swapped: exchanges two ids, and keeps the others', () => {
  expect(swapped([1, 2, 3, 4], 2, 4)).toEqual([1, 4, 3, 2]);
});
