import { beforeAll, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { buy } from '../../testing/purchases.ts';

let api: TestApi;
let product: { id: number; code: string };
beforeAll(async () => {
  api = await testApi();
  product = await factory.product(api.db, { price: 333.33 });
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

test('a coupon check returns the discount of each product, without the cash discount, in any letter case', async () => {
  const { code } = await factory.coupon(api.db, { code: 'PROMO50', percent: 50 });
  for (const typed of [code, 'promo50', ' PROMO50 ']) {
    expect((await verify(typed)).json()).toEqual({
      valid: true,
      coupon_code: 'PROMO50',
      products: [{ product_id: product.id, amount: 333.33, discount: 166.67 }],
    });
  }
});

test.each<[string, Parameters<typeof factory.coupon>[1], object?]>([
  ['exhausted', { qt: 0 }],
  ['past', { starts_at: daysOn(-2), expires_at: daysOn(-1) }],
  ['not begun', { starts_at: daysOn(1) }],
  ['for cards only', { pix: false, bank_slip: false }],
  ['for renewals only', { applies_to: 'renew' }],
  ['of the house', { staff_only: true, percent: 100 }],
])('a coupon that is %s is answered like an unknown one', async (_why, row) => {
  const { code } = await factory.coupon(api.db, row);
  expect((await verify(code)).json()).toEqual({ valid: false, coupon_code: code, products: nothingOff() });
  expect((await verify('NAOEXISTE')).json()).toEqual({
    valid: false,
    coupon_code: 'NAOEXISTE',
    products: nothingOff(),
  });
});

test('a coupon of other products is invalid for this one', async () => {
  const other = await factory.product(api.db);
  const { code } = await factory.coupon(api.db, {}, [other.id]);
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

test('purchases cannot be used to guess coupon codes: a refused one counts against the limit, after which a right code is refused too', async () => {
  const strict = await testApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const { id } = await factory.product(strict.db);
  const { code } = await factory.coupon(strict.db, { code: 'CERTO77', percent: 10 });
  const order = (coupon_code: string) => ({ payment: { products: [id], coupon_code } });
  expect((await buy(strict, order(code))).statusCode).toBe(200);
  const statuses = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await buy(strict, order(`TENTA${n}XX`))).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
  expect((await buy(strict, order(code))).statusCode).toBe(429);
  const question = { coupon_code: code, payment_method: 'pix', payment_context: 'signup', products: [id] };
  expect((await strict.post('/api/v1/verify-coupon', question)).statusCode).toBe(429);
  expect((await buy(strict, { payment: { products: [id] } })).statusCode).toBe(200);

  const as = await logIn(strict, await factory.client(strict.db));
  const buyLoggedIn = (coupon_code: string) =>
    strict.post('/api/v1/client/products', { method: 'pix', installments: 1, products: [id], coupon_code }, { as });
  const own = [];
  for (let n = 0; n < 11; n += 1) own.push((await buyLoggedIn(`TENTA${n}XX`)).statusCode);
  expect(own).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});
