import { beforeAll, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { given } from '../../testing/given.ts';

let api: TestApi;
let product: { id: number; code: string };
beforeAll(async () => {
  api = await testApi();
  product = await given.product(api.db, { price: 333.33 });
});
const verify = (coupon_code: string, rest: object = {}) =>
  api.post('/api/v1/verify-coupon', {
    coupon_code,
    payment_method: 'pix',
    payment_context: 'signup',
    products: [product.id],
    ...rest,
  });
const daysOn = (days: number) => new Date(testNow().getTime() + days * 86_400_000);
const nothingOff = () => [{ product_id: product.id, amount: 333.33, discount: 0 }];

test('a coupon tells what it takes off each product, without the cash discount, whatever its case', async () => {
  const { code } = await given.coupon(api.db, { code: 'PROMO50', percent: 50 });
  for (const typed of [code, 'promo50', ' PROMO50 ']) {
    expect((await verify(typed)).json()).toEqual({
      valid: true,
      coupon_code: 'PROMO50',
      products: [{ product_id: product.id, amount: 333.33, discount: 166.67 }],
    });
  }
});

test.each<[string, Parameters<typeof given.coupon>[1], object?]>([
  ['exhausted', { qt: 0 }],
  ['past', { starts_at: daysOn(-2), expires_at: daysOn(-1) }],
  ['not begun', { starts_at: daysOn(1) }],
  ['for cards only', { pix: false, bank_slip: false }],
  ['for renewals only', { applies_to: 'renew' }],
  ['of the house', { staff_only: true, percent: 100 }],
])('a coupon that is %s gets the same answer as one that does not exist', async (_why, row) => {
  const { code } = await given.coupon(api.db, row);
  expect((await verify(code)).json()).toEqual({ valid: false, coupon_code: code, products: nothingOff() });
  expect((await verify('NAOEXISTE')).json()).toEqual({
    valid: false,
    coupon_code: 'NAOEXISTE',
    products: nothingOff(),
  });
});

test('a coupon of other products is not valid for this one', async () => {
  const other = await given.product(api.db);
  const { code } = await given.coupon(api.db, {}, [other.id]);
  expect((await verify(code)).json().valid).toBe(false);
  expect((await verify(code, { products: [product.id, other.id] })).json()).toMatchObject({
    valid: true,
    products: [{ discount: 0 }, { discount: 500 }],
  });
});

test('guessing coupon codes is rate-limited', async () => {
  const strict = await testApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const statuses = [];
  for (let n = 0; n < 11; n += 1) {
    statuses.push(
      (
        await strict.post('/api/v1/verify-coupon', {
          coupon_code: `TENTA${n}XX`,
          payment_method: 'pix',
          payment_context: 'signup',
          products: [1],
        })
      ).statusCode,
    );
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
