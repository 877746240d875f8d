import { flagsOf, paymentTypeLabel, paymentTypeOf } from '@mirante/domain/products/coupon-record.ts';
import { expect, it } from 'vitest';
import { bodyOf, changeOf, newCoupon, randomCode } from './coupon-values.ts';

it('begins with one use, a percentage, a month from today in São Paulo and a code of its own', () => {
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

it('makes codes that do not repeat and use every letter', () => {
  const codes = Array.from({ length: 2000 }, randomCode);
  expect(new Set(codes).size).toBe(2000);
  expect(new Set(codes.join('')).size).toBe(32);
});

it('says three flags as one choice, and no pair is lost in it', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7]) {
    const flags = { credit_card: (n & 1) > 0, pix: (n & 2) > 0, bank_slip: (n & 4) > 0 };
    expect(flagsOf(paymentTypeOf(flags))).toEqual(flags);
  }
  expect([paymentTypeLabel('all'), paymentTypeLabel('pix'), paymentTypeLabel('credit_card,pix')]).toEqual([
    'Todos',
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

it('sends only the discount of the chosen kind, and nothing for what was left empty', () => {
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

it('leaves the quantity alone unless it was typed', () => {
  expect(changeOf(typed, { qt: 3 })).not.toHaveProperty('qt');
  expect(changeOf(typed, { qt: 5 }).qt).toBe(3);
});
