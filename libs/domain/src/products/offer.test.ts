import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountOf } from '../sales/checkout.ts';
import { checkDefaultCoupon, noDefaultCoupon, offeredPriceOf, offerOf } from './offer.ts';
import { checkoutMethods } from './payment-method.ts';
import { priceOf } from './price.ts';

const cart = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    code: fc.constantFrom('fundos', 'casa_vitalicio'),
    price: fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100),
  }),
  { minLength: 1, maxLength: 6, selector: ({ id }) => id },
);
const discount = fc
  .record({
    percent: fc.option(fc.integer({ min: 1, max: 100 })),
    amount: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
    products: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
  })
  .map((of) => (of.percent === null ? of : { ...of, amount: null }));
const method = fc.constantFrom(...checkoutMethods);

test('default coupon: the price shown, the one of its check, and the one charged with it are the same', () => {
  fc.assert(
    fc.property(cart, discount, method, (products, known, by) => {
      const coupon = { coupon_code: 'CASA50', discount: known };
      const check = checkDefaultCoupon(products, coupon);
      const shown = offeredPriceOf(products, by, coupon);
      expect(shown.total).toBe(priceOf(products, by, check ? known : undefined).total);
      expect(priceOf(products, by, check ? discountOf(check, by) : undefined).total).toBe(shown.total);
    }),
    { numRuns: 5000 },
  );
});

test('default coupon: one for any product discounts a lifetime product beside a standard one, but not alone', () => {
  const coupon = { coupon_code: 'CASA50', discount: { percent: 50, amount: null, products: [] } };
  const [standard, lifetime] = [
    { id: 1, code: 'fundos', price: 100 },
    { id: 2, code: 'casa_vitalicio', price: 1000 },
  ] as const;
  expect(offeredPriceOf([standard, lifetime], 'credit_card', coupon).total).toBe(550);
  expect(offeredPriceOf([lifetime], 'credit_card', coupon).total).toBe(1000);
});

test.each([
  ['a standard product', [{ id: 1, code: 'fundos', price: 100 }], 50],
  ['a lifetime product', [{ id: 1, code: 'casa_vitalicio', price: 100 }], 100],
  ['another product than its own', [{ id: 2, code: 'trader', price: 100 }], 100],
  ['its own and another', [1, 2].map((id) => ({ id, code: 'fundos', price: 100 })), 150],
  ['a free product', [{ id: 1, code: 'aberto', price: 0 }], 0],
])('default coupon: the price of %s', (_what, products, total) => {
  const coupon = { coupon_code: 'CASA50', discount: { percent: 50, amount: null, products: [1] } };
  expect(offeredPriceOf(products, 'credit_card', coupon).total).toBe(total);
  expect(checkDefaultCoupon(products, noDefaultCoupon)).toBeNull();
});

test.each([
  [9.99, 3.34, 33, 43],
  [0.01, 0.01, 100, 100],
  [0, 0, 0, 0],
])('offer: of %d with %d off by coupon, its percentages off are rounded down', (price, amount, card, cash) => {
  const rule = { starts_at: new Date(0), expires_at: null, qt: 1, applies_to: 'all', staff_only: false } as const;
  const coupon = {
    ...rule,
    percent: null,
    amount,
    products: [],
    code: 'CASA',
    credit_card: true,
    bank_slip: true,
    pix: true,
  };
  const product = { id: 1, code: 'fundos', price, installments: 1 };
  const offer = offerOf(product, coupon, new Date('2026-11-25T15:00:00Z'));
  expect(offer).toMatchObject({ card_percent_off: card, cash_percent_off: cash });
});
