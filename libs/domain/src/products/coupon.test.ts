import { expect, test } from 'vitest';
import { couponApplies, couponAppliesToOrder, type CouponRule, type CouponUse } from './coupon.ts';

const coupon: CouponRule = {
  percent: 50,
  amount: null,
  products: [6],
  qt: 1,
  starts_at: new Date('2026-01-01T03:00:00Z'),
  expires_at: new Date('2026-12-31T02:59:59Z'),
  applies_to: 'all',
  credit_card: true,
  bank_slip: true,
  pix: true,
  staff_only: false,
};
const use: CouponUse = { method: 'pix', context: 'signup', productIds: [6, 2], now: new Date('2026-06-01T12:00:00Z') };

test.each<[string, Partial<CouponRule>, Partial<CouponUse>, boolean]>([
  ['fits', {}, {}, true],
  ['is exhausted', { qt: 0 }, {}, false],
  ['is not for this method', { pix: false }, {}, false],
  ['starts later', { starts_at: new Date('2026-06-01T12:00:01Z') }, {}, false],
  ['begins now', { starts_at: use.now }, {}, true],
  ['is in its last second', { expires_at: use.now }, {}, true],
  ['ended a second ago', { expires_at: new Date('2026-06-01T11:59:59Z') }, {}, false],
  ['never ends', { expires_at: null }, {}, true],
  ['is for renewals', { applies_to: 'renew' }, {}, false],
  ['is for signups', { applies_to: 'signup' }, {}, true],
  ['is for none of the products', {}, { productIds: [2] }, false],
  ['is for any product', { products: [] }, { productIds: [2] }, true],
  ['is of the house', { staff_only: true }, {}, false],
])('couponApplies: a coupon that %s', (_what, rule, asked, applies) => {
  expect(couponApplies({ ...coupon, ...rule }, { ...use, ...asked })).toBe(applies);
});

test.each([
  ['95%', 95, 'pix', true],
  ['95%', 95, 'bank_slip', false],
  ['100%', 100, 'pix', true],
  ['100%', 100, 'credit_card', true],
] as const)('couponAppliesToOrder: %s for Pix alone, ordered %s', (_what, percent, method, applies) => {
  const byPix = { ...coupon, percent, credit_card: false, bank_slip: false };
  expect(couponAppliesToOrder(byPix, [{ id: 6, price: 1000 }], { ...use, method })).toBe(applies);
});
