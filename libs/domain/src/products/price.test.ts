import { checkoutMethods } from './payment-method.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NamedCoupon } from './offer.ts';
import { offerOf } from './offer.ts';
import { firstInstallmentAmount, installmentAmount, maxInstallments, priceOf, type CouponDiscount } from './price.ts';

const cents = fc.integer({ min: 0, max: 99_999_999 });
const cart = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 30 }), cents }), {
  minLength: 1,
  maxLength: 8,
  selector: ({ id }) => id,
});
const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 5 });
const percentCoupon = fc.record({
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.constant(null),
  products: someIds,
});
const valueCoupon = fc.record({ percent: fc.constant(null), amount: cents.map((c) => c / 100), products: someIds });
const coupon = fc.option(fc.oneof(percentCoupon, valueCoupon), { nil: undefined });
const method = fc.constantFrom(...checkoutMethods);

/**
 * A reference model of the rule in exact big-integer fractions, for totals only: the distribution of cents is tested
 * separately.
 */
function model(items: readonly { id: number; cents: number }[], how: string, c: CouponDiscount | undefined) {
  const big = items.map((item) => ({ ...item, cents: BigInt(item.cents) }));
  const total = big.reduce((a, b) => a + b.cents, 0n);
  const eligible = big
    .filter(({ id }) => c && (c.products.length === 0 || c.products.includes(id)))
    .reduce((a, b) => a + b.cents, 0n);
  const wanted = !c
    ? 0n
    : c.percent === null
      ? BigInt(Math.round((c.amount ?? 0) * 100))
      : roundedDiv(eligible * BigInt(c.percent), 100n);
  const couponOff = wanted < eligible ? wanted : eligible;
  return { total, couponOff, cashWanted: how === 'credit_card' ? 0n : roundedDiv(total, 10n) };
}
const priced = (items: readonly { id: number; cents: number }[]) =>
  items.map((item) => ({ id: item.id, price: item.cents / 100 }));
const roundedDiv = (a: bigint, b: bigint) => (2n * a + b) / (2n * b);
const inCents = (amount: number) => BigInt(Math.round(amount * 100));

test('priceOf: ten thousand carts cost what an independent model computes, to the cent', () => {
  fc.assert(
    fc.property(cart, method, coupon, (items, how, c) => {
      const price = priceOf(priced(items), how, c);
      const expected = model(items, how, c);
      expect(inCents(price.amount)).toBe(expected.total);
      expect(inCents(price.coupon_discount)).toBe(expected.couponOff);
      expect(inCents(price.cash_discount)).toBeLessThanOrEqual(expected.cashWanted);
      expect(c !== undefined || inCents(price.cash_discount) === expected.cashWanted).toBe(true);
      expect(inCents(price.total)).toBe(
        inCents(price.amount) - inCents(price.coupon_discount) - inCents(price.cash_discount),
      );
    }),
    { numRuns: 10_000 },
  );
});

test('priceOf: items sum to the total, none is negative, and the coupon applies to its products alone', () => {
  fc.assert(
    fc.property(cart, method, coupon, (items, how, c) => {
      const price = priceOf(priced(items), how, c);
      const sum = (of: (item: (typeof price.items)[number]) => number) =>
        price.items.reduce((total, item) => total + inCents(of(item)), 0n);
      expect([
        sum((i) => i.amount),
        sum((i) => i.discount),
        sum((i) => i.coupon_discount),
        sum((i) => i.cash_discount),
      ]).toEqual([price.amount, price.discount, price.coupon_discount, price.cash_discount].map(inCents));
      for (const item of price.items) {
        expect(inCents(item.discount)).toBeLessThanOrEqual(inCents(item.amount));
        expect(inCents(item.coupon_discount) + inCents(item.cash_discount)).toBe(inCents(item.discount));
        const isOutside = c !== undefined && c.products.length > 0 && !c.products.includes(item.product_id);
        expect(isOutside && item.coupon_discount > 0).toBe(false);
      }
    }),
    { numRuns: 2000 },
  );
});

test("priceOf: the cash discount is 10% of the list price, added to the coupon's", () => {
  const price = priceOf([{ id: 6, price: 2388 }], 'pix', { percent: 50, amount: null, products: [] });
  expect([price.coupon_discount, price.cash_discount, price.total]).toEqual([1194, 238.8, 955.2]);
});

test('priceOf: nothing is discounted below zero', () => {
  expect(priceOf([{ id: 1, price: 100 }], 'pix', { percent: 95, amount: null, products: [] }).total).toBe(0);
});

test('offerOf: equals the price of the purchase, for every product and method', () => {
  const now = new Date('2026-11-25T15:00:00Z');
  const base = {
    code: 'CASA',
    qt: 9,
    starts_at: new Date(0),
    expires_at: null,
    applies_to: 'all',
    credit_card: true,
    bank_slip: true,
    pix: true,
    staff_only: false,
  } as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      cents,
      fc.constantFrom('fundos', 'casa_vitalicio', 'casa_consultoria'),
      fc.integer({ min: 1, max: 24 }),
      fc.option(percentCoupon),
      (id, c, code, installments, discount) => {
        const product = { id, code, price: c / 100, installments };
        const defaultCoupon: NamedCoupon | undefined = discount ? { ...base, ...discount } : undefined;
        const offer = offerOf(product, defaultCoupon, now);
        expect(offer === null).toBe(code === 'casa_consultoria');
        if (!offer) return;
        const carried = offer.coupon_code ? defaultCoupon : undefined;
        expect(offer.card_total).toBe(priceOf([product], 'credit_card', carried).total);
        expect(offer.cash_total).toBe(priceOf([product], 'bank_slip', carried).total);
        expect(offer.cash_total).toBe(priceOf([product], 'pix', carried).total);
        expect(offer.installment_amount).toBe(installmentAmount(offer.card_total, installments));
        expect(code === 'casa_vitalicio' && offer.coupon_code !== null).toBe(false);
      },
    ),
    { numRuns: 2000 },
  );
});

test('instalments: the first one makes up the total', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 24 }), (total, installments) => {
      const first = Math.round(firstInstallmentAmount(total / 100, installments) * 100);
      const other = Math.round(installmentAmount(total / 100, installments) * 100);
      expect(first + other * (installments - 1)).toBe(total);
      expect(first - other).toBeGreaterThanOrEqual(0);
      expect(first - other).toBeLessThan(installments);
    }),
  );
});

test.each([
  [[], 1],
  [[1], 1],
  [[6, 12, 3], 12],
])('instalments: of products that take at most %j there are up to %i', (installments, most) => {
  expect(maxInstallments(installments.map((each) => ({ installments: each })))).toBe(most);
});

test('priceOf: a credit leaves one real of its item to pay, after coupon and cash discount', () => {
  const items = [
    { id: 6, price: 100, credit: 500 },
    { id: 7, price: 50, credit: 10 },
  ];
  expect(priceOf(items, 'credit_card')).toMatchObject({ credit: 109, total: 41 });
  const off = priceOf(items, 'pix', { percent: 50, amount: null, products: [6] });
  expect(off.items.map(({ credit }) => credit)).toEqual([39, 10]);
  expect(off.total).toBe(36);
});

test.each([
  ['exhausted', { qt: 0 }],
  ['not for every method', { bank_slip: false }],
  ['for renewals', { applies_to: 'renew' }],
  ['of another product', { products: [2] }],
  ['past', { expires_at: new Date(1) }],
] as const)('offerOf: a default coupon that is %s makes no offer', (_why, change) => {
  const standing = {
    code: 'CASA',
    percent: 50,
    amount: null,
    products: [1],
    qt: 9,
    starts_at: new Date(0),
    expires_at: null,
    applies_to: 'all',
    credit_card: true,
    bank_slip: true,
    pix: true,
    staff_only: false,
    ...change,
  } as NamedCoupon;
  expect(offerOf({ id: 1, code: 'fundos', price: 100, installments: 12 }, standing, new Date())).toMatchObject({
    coupon_code: null,
    card_total: 100,
    cash_total: 90,
  });
});
