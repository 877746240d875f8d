import { expect, it } from 'vitest';
import { couponChange, couponForm } from './coupons.form.ts';

const form = {
  code: 'MIRANTE10',
  qt: 1,
  starts_at: '2026-11-25',
  payment_type: 'all',
  applies_to: 'all',
};
const resultOf = (schema: typeof couponForm | typeof couponChange, values: object) =>
  schema.validate(values, { abortEarly: false }).then(
    (valid) => valid,
    (error: { errors: string[] }) => error.errors,
  );

it.each([
  [
    { discount_type: 'value', amount: 10, percent: '150' },
    { discount_type: 'value', amount: 10 },
  ],
  [
    { discount_type: 'percent', percent: 20, amount: -1 },
    { discount_type: 'percent', percent: 20 },
  ],
])('a coupon form drops the discount of the other type: %o', async (typed, valid) => {
  expect(await resultOf(couponForm, { ...form, ...typed })).toEqual({ ...form, ...valid });
});

it('a coupon form refuses an invalid discount of its type', async () => {
  const percent = ['Valor numérico deve estar entre 1 e 100'];
  expect(await resultOf(couponForm, { ...form, discount_type: 'percent', percent: 150 })).toEqual(percent);
  expect(await resultOf(couponChange, { percent: 150 })).toEqual(percent);
  const amount = ['O valor deve ser maior que zero.'];
  expect(await resultOf(couponForm, { ...form, discount_type: 'value', amount: 0 })).toEqual(amount);
});
