import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOTS, planPurchases, readPositions, type ModelPaper } from './purchase-plan.ts';

const paper = (code: string, share: number, price: number, held = 0): ModelPaper => ({ code, share, price, held });

describe('planPurchases', () => {
  test('buys whole shares towards the model, and returns the remaining cash', () => {
    const plan = planPurchases([paper('ITUB4', 60, 30), paper('VALE3', 40, 70)], 1000, 1);
    expect(plan.purchases.map(({ code, quantity, cost }) => [code, quantity, cost])).toEqual([
      ['ITUB4', 20, 600],
      ['VALE3', 5, 350],
    ]);
    expect(plan).toMatchObject({ cost: 950, left: 50 });
  });

  test('buys the most underweight first, and sells nothing', () => {
    const { purchases, left } = planPurchases([paper('A', 50, 10, 100), paper('B', 50, 10, 0)], 500, 1);
    expect(purchases.map(({ quantity }) => quantity)).toEqual([0, 50]);
    expect(left).toBe(0);
  });

  test('buys lots of 100 only where they fit', () => {
    const { purchases, left } = planPurchases([paper('A', 50, 10), paper('B', 50, 90)], 3000, 100);
    expect(purchases.map(({ quantity }) => quantity)).toEqual([100, 0]);
    expect(left).toBe(2000);
  });

  test('says what each paper is of the whole, before and after', () => {
    const { purchases } = planPurchases([paper('A', 60, 10, 20), paper('B', 30, 50)], 800, 1);
    expect(purchases).toEqual([
      { code: 'A', quantity: 40, price: 10, cost: 400, before: 20, after: 60, target: 60 },
      { code: 'B', quantity: 6, price: 50, cost: 300, before: 0, after: 30, target: 30 },
    ]);
  });

  test('prices a share to the cent, halves upwards, so that price times quantity is the cost', () => {
    const { purchases } = planPurchases([paper('A', 100, 1.005)], 3, 1);
    expect(purchases).toMatchObject([{ price: 1.01, quantity: 2, cost: 2.02 }]);
  });

  test('leaves in cash what the model does not give to papers, and scales down more than all', () => {
    const quantities = (...shares: number[]) =>
      planPurchases(
        shares.map((share, i) => paper(`P${i}`, share, 1)),
        100,
        1,
      ).purchases.map(({ quantity }) => quantity);
    expect(quantities(50)).toEqual([50]);
    expect(quantities(100, 100)).toEqual([50, 50]);
  });

  test('buys the next lot of the paper that lacks most of its target', () => {
    const { purchases } = planPurchases([paper('A', 80, 35), paper('B', 20, 15)], 40, 1);
    expect(purchases.map(({ quantity }) => quantity)).toEqual([1, 0]);
    const started = planPurchases([paper('A', 80, 30, 8), paper('B', 20, 30, 1)], 50, 1);
    expect(started.purchases.map(({ quantity }) => quantity)).toEqual([0, 1]);
  });

  test('has no percentages of nothing', () => {
    expect(planPurchases([paper('A', 100, 10)], 0, 1).purchases).toEqual([
      { code: 'A', quantity: 0, price: 10, cost: 0, before: 0, after: 0, target: 0 },
    ]);
  });

  test('skips papers without a price', () => {
    expect(planPurchases([paper('A', 100, 0)], 100, 1)).toEqual({ purchases: [], cost: 0, left: 100 });
  });

  const papers = fc.array(
    fc.record({
      code: fc.string({ minLength: 1, maxLength: 6 }),
      share: fc.integer({ min: 0, max: 4000 }).map((share) => share / 100),
      price: fc.integer({ min: 1, max: 20_000 }).map((cents) => cents / 100),
      held: fc.integer({ min: 0, max: 500 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const cash = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);

  test('never overspends, never buys negative quantities, and sums to the cent', () => {
    fc.assert(
      fc.property(papers, cash, fc.constantFrom(...LOTS), (model, money, lot) => {
        const { purchases, cost, left } = planPurchases(model, money, lot);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(purchases.every(({ quantity }) => quantity >= 0 && quantity % lot === 0)).toBe(true);
        const sum = purchases.reduce((total, purchase) => total + Math.round(purchase.cost * 100), 0);
        expect(sum).toBe(Math.round(cost * 100));
        expect(Math.round((cost + left) * 100)).toBe(Math.round(money * 100));
      }),
    );
  });

  test('leaves less cash than the cheapest useful lot', () => {
    fc.assert(
      fc.property(papers, cash, fc.constantFrom(...LOTS), (model, money, lot) => {
        const { purchases, left } = planPurchases(model, money, lot);
        const whole = model.reduce((sum, { held, price }) => sum + held * price, money);
        const useful = purchases
          .filter(({ price, after, target }) => ((target - after) / 100) * whole > (price * lot) / 2 + 0.02)
          .map(({ price }) => price * lot);
        expect(left).toBeLessThan(Math.min(...useful, Infinity));
      }),
    );
  });
});

describe('readPositions', () => {
  test('reads codes and quantities with any separator, and sums repeated codes', () => {
    expect(readPositions('itub4\t1.200\nVALE3; 35\n\nITUB4 10,00')).toEqual({
      held: { ITUB4: 1210, VALE3: 35 },
      unread: [],
    });
  });

  test('reads a code of the odd-lot market as the share itself, and no other that ends in F', () => {
    expect(readPositions('itub4f 7\nITUB4 100\nSANB11F 3\nGOLF 2').held).toEqual({ ITUB4: 107, SANB11: 3, GOLF: 2 });
  });

  test('returns the lines it cannot read', () => {
    expect(readPositions('Código Quantidade\nPETR4 -5\nBBAS3 1,5').unread).toEqual([
      'Código Quantidade',
      'PETR4 -5',
      'BBAS3 1,5',
    ]);
  });
});
