import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkoutMethods } from '../products/payment-method.ts';
import { priceOf } from '../products/price.ts';
import { creditedNames, creditLabel, usedCredits, withCredits, type UpgradeCredit } from './upgrade-credit.ts';

const credit = (id: number, amount: number, towards: number[]): UpgradeCredit => ({
  client_product_id: id,
  product_name: `Produto ${id}`,
  amount,
  towards,
});

test('upgrade credit: is used once, for the first product that includes what it credits, in whatever order', () => {
  const credits = [credit(1, 100, [7, 8]), credit(2, 50, [8]), credit(3, 70, [])];
  const used = [
    { id: 7, credit: 100 },
    { id: 8, credit: 50 },
  ];
  expect(withCredits([{ id: 7 }, { id: 8 }], credits)).toEqual(used);
  expect(withCredits([{ id: 8 }, { id: 7 }], credits)).toEqual(used.toReversed());
});

test('upgrade credit: a price names the credits that it uses, and none of which nothing is left to use', () => {
  const credits = [credit(1, 100, [7]), credit(2, 50, [7]), credit(3, 70, [8])];
  const price = priceOf(withCredits([{ id: 7, price: 101 }], credits), 'credit_card', undefined);
  expect(usedCredits(price, credits)).toEqual([{ product_id: 7, client_product_id: 1, amount: 100 }]);
  expect(creditedNames(price, credits)).toEqual(['Produto 1']);
});

test('upgrade credit: the label names the products', () => {
  expect(creditLabel(['Top Fundos', 'Ações'])).toBe('Crédito do que resta de Top Fundos e de Ações');
});

const cents = (max: number) => fc.integer({ min: 1, max }).map((n) => n / 100);
const orders = fc.record({
  products: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 5 }), price: cents(500_000) }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ id }) => id,
  }),
  credits: fc.array(fc.record({ amount: cents(300_000), towards: fc.uniqueArray(fc.integer({ min: 1, max: 5 })) }), {
    maxLength: 4,
  }),
  method: fc.constantFrom(...checkoutMethods),
  percent: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
});
const inCents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + inCents(amount), 0);

test('upgrade credit: a price uses no more of a credit than there is, and never more than is left to pay', () => {
  fc.assert(
    fc.property(orders, ({ products, credits: drawn, method, percent }) => {
      const credits = drawn.map(({ amount, towards }, id) => credit(id, amount, towards));
      const coupon = percent === undefined ? undefined : { percent, amount: null, products: [] };
      const [plain, price] = [
        priceOf(products, method, coupon),
        priceOf(withCredits(products, credits), method, coupon),
      ];
      const used = usedCredits(price, credits);
      expect(inCents(price.total)).toBe(inCents(plain.total) - inCents(price.credit));
      expect(price.total).toBeGreaterThanOrEqual(0);
      expect(sum(used.map(({ amount }) => amount))).toBe(inCents(price.credit));
      for (const { client_product_id: id, product_id, amount } of used) {
        expect(inCents(amount)).toBeLessThanOrEqual(inCents(credits[id]!.amount));
        expect(credits[id]!.towards).toContain(product_id);
      }
      expect(new Set(used.map(({ client_product_id: id }) => id)).size).toBe(used.length);
    }),
    { numRuns: 2000 },
  );
});
