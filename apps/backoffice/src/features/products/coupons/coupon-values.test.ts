import { flagsOf, paymentTypeLabel, paymentTypeOf } from '@mirante/domain/products/coupon-record.ts';
import { expect, it } from 'vitest';
import { bodyOf, changeOf, newCoupon, randomCode } from './coupon-values.ts';

it('newCoupon: has one use, a percentage, a month from today in São Paulo and a random code', () => {
  const { code, ...rest } = newCoupon(new Date('2027-01-31T01:00:00Z'));
  expect(rest).toEqual({
    qt: 1,
    discount_type: 'percent',
    starts_at: '2027-01-30',
    expires_at: '2027-02-28',
    payment_type: 'all',
    applies_to: 'all',
    products: [],
  });
  expect(code).toMatch(/^[A-Z2-9]{9}$/);
});

it('randomCode: does not repeat, and uses every letter', () => {
  const codes = Array.from({ length: 2000 }, randomCode);
  expect(new Set(codes).size).toBe(2000);
  expect(new Set(codes.join('')).size).toBe(32);
});

it('payment type: three flags map to one choice, and back', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7]) {
    const flags = { credit_card: (n & 1) > 0, pix: (n & 2) > 0, bank_slip: (n & 4) > 0 };
    expect(flagsOf(paymentTypeOf(flags))).toEqual(flags);
  }
  expect([paymentTypeLabel('all'), paymentTypeLabel('pix'), paymentTypeLabel('credit_card,pix')]).toEqual([
    'Todas',
    'Pix',
    'Cartão de crédito e Pix',
  ]);
});

const typed = {
  code: 'VERAO2027',
  qt: 3,
  discount_type: 'value' as const,
  percent: 20,
  amount: 50,
  starts_at: '2027-01-01',
  expires_at: '',
  payment_type: 'pix',
  applies_to: 'all' as const,
  obs: '',
};

it('bodyOf: sends only the discount of the chosen kind, and omits empty fields', () => {
  expect(bodyOf({ ...typed, products: [] })).toEqual({
    code: 'VERAO2027',
    qt: 3,
    discount_type: 'value',
    amount: 50,
    starts_at: '2027-01-01',
    expires_at: null,
    applies_to: 'all',
    obs: null,
    credit_card: false,
    bank_slip: false,
    pix: true,
  });
  expect(bodyOf({ ...typed, products: [2, 3] }).products).toEqual([2, 3]);
});

it('changeOf: omits the quantity unless it was typed', () => {
  expect(changeOf(typed, { qt: 3 })).not.toHaveProperty('qt');
  expect(changeOf(typed, { qt: 5 }).qt).toBe(3);
});
