import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { buy } from '../../testing/purchases.ts';
import * as store from './coupons.store.ts';

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
      methods: ['credit_card', 'pix', 'bank_slip'],
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

test('a coupon check names the methods with which the coupon counts: all, where it leaves nothing to pay', async () => {
  const { code } = await factory.coupon(api.db, { credit_card: false });
  expect((await verify(code)).json()).toMatchObject({ valid: true, methods: ['pix', 'bank_slip'] });
  const whole = await factory.coupon(api.db, { credit_card: false, percent: 100 });
  const methods = ['credit_card', 'pix', 'bank_slip'];
  expect((await verify(whole.code)).json()).toMatchObject({ valid: true, methods });
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

test("a payment takes, releases and takes again a use of its own coupon, and never another's", async () => {
  const { db } = api;
  const coupons = [await factory.coupon(db, { qt: 5 }), await factory.coupon(db, { qt: 5 })] as const;
  const ids = coupons.map(({ id }) => id);
  const order = async ({ code }: { code: string }): Promise<number> =>
    (await buy(api, { payment: { products: [product.id], coupon_code: code } })).json().payment_id;
  const [own, other] = [await order(coupons[0]), await order(coupons[1])];
  const uses = async () =>
    (await db.selectFrom('coupon').select(['qt', 'usage_count']).where('id', 'in', ids).orderBy('id').execute()).map(
      ({ qt, usage_count }) => [qt, usage_count],
    );
  const [taken, released] = [
    [4, 1],
    [5, 0],
  ];
  expect(await uses()).toEqual([taken, taken]);
  for (let n = 0; n < 2; n += 1) await inTransaction(db, (trx) => store.release(trx, [own], testNow()));
  expect(await uses()).toEqual([released, taken]);
  await inTransaction(db, (trx) => store.retakePaid(trx, own, testNow()));
  expect(await uses()).toEqual([taken, taken]);
  await inTransaction(db, (trx) => store.release(trx, [own, other], testNow()));
  expect(await uses()).toEqual([released, released]);
  await db.updateTable('coupon').set({ qt: 0 }).where('id', '=', ids[0]!).execute();
  await inTransaction(db, (trx) => store.retakePaid(trx, own, testNow()));
  expect(await uses()).toEqual([[0, 1], released]);
  const held = db.selectFrom('coupon_use').select('payment_id').where('released_at', 'is', null);
  expect(await held.where('coupon_id', 'in', ids).execute()).toEqual([{ payment_id: own }]);
});

test("a coupon was used by a CPF if a payment of any account of it holds its use, a guest's once paid", async () => {
  const { db } = api;
  const [coupon, other] = [await factory.coupon(db), await factory.coupon(db)];
  const first = await factory.client(db);
  const second = await factory.client(db, { cpf: first.cpf, holds_cpf: false });
  const stranger = await factory.client(db);
  const { id } = await factory.payment(db, first.id, { status: 'paid', coupon_id: coupon.id });
  await inTransaction(db, (trx) => store.take(trx, coupon.id, id, testNow()));
  const users = async () => {
    const asked = [first, second, stranger].map((client) => store.hasUsedCoupon(db, client.id, coupon.id));
    return Promise.all(asked);
  };
  const become = (row: object) => db.updateTable('payment').set(row).where('id', '=', id).execute();
  expect([await users(), await store.hasUsedCoupon(db, first.id, other.id)]).toEqual([[true, true, false], false]);
  await become({ guest: true });
  expect(await users()).toEqual([true, true, false]);
  await become({ status: 'pending', confirmed_at: null });
  expect(await users()).toEqual([false, false, false]);
  await become({ guest: false });
  expect(await users()).toEqual([true, true, false]);
  await inTransaction(db, (trx) => store.release(trx, [id], testNow()));
  expect(await users()).toEqual([false, false, false]);
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
