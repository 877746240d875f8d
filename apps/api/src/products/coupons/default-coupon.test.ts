import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { given, logIn } from '../../testing/given.ts';

const api = await testApi();
const { db } = api;
let staff: string;
let product: { id: number };
let first: { id: number; code: string };
let second: { id: number; code: string };
beforeAll(async () => {
  staff = await logIn(api, await given.staff(db, ['financeiro']));
  product = await given.product(db, { price: 1000 });
  first = await given.coupon(db, { code: 'PRIMEIRO', percent: 50 });
  second = await given.coupon(db, { code: 'SEGUNDO', percent: 20 });
});
const setDefault = (id: number, node = api) => node.post(`/api/v1/coupons-default/${id}`, undefined, { as: staff });
const defaults = async () =>
  (await db.selectFrom('coupon').select('code').where('is_default', '=', true).execute()).map(({ code }) => code);
const offered = async () =>
  (await api.get('/api/v1/active-products')).json<CatalogueProduct[]>().find(({ id }) => id === product.id)?.offer;

it('takes the place of the one before, and can be none', async () => {
  expect((await setDefault(first.id)).statusCode).toBe(204);
  await setDefault(second.id);
  expect(await defaults()).toEqual(['SEGUNDO']);
  for (const _ of [1, 2]) expect((await api.delete('/api/v1/coupons-default', { as: staff })).statusCode).toBe(204);
  expect(await defaults()).toEqual([]);
  expect((await setDefault(999_999)).statusCode).toBe(404);
});

it('is never two, however many set one at once on two nodes', async () => {
  const node = await testApi({ beside: api });
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => setDefault(n % 2 === 0 ? first.id : second.id, n % 3 === 0 ? node : api)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204));
    expect(await defaults()).toHaveLength(1);
  }
});

it('is in the offer and at the checkout with the very next call, and so is every change of it', async () => {
  await setDefault(first.id);
  expect(await offered()).toMatchObject({ coupon_code: 'PRIMEIRO', card_total: 500 });
  await setDefault(second.id);
  expect(await offered()).toMatchObject({ coupon_code: 'SEGUNDO', card_total: 800 });
  await api.patch(`/api/v1/coupons/${second.id}`, { percent: 30 }, { as: staff });
  expect(await offered()).toMatchObject({ card_total: 700 });
  const other = await given.product(db);
  await api.post(`/api/v1/coupons/${second.id}/products/${other.id}`, undefined, { as: staff });
  expect(await offered()).toMatchObject({ coupon_code: null, card_total: 1000 });
  await api.delete(`/api/v1/coupons/${second.id}/products/${other.id}`, { as: staff });
  expect(await offered()).toMatchObject({ card_total: 700 });
  expect((await api.get('/api/v1/coupon-default')).json()).toEqual({ coupon_code: 'SEGUNDO' });
  await api.delete('/api/v1/coupons-default', { as: staff });
  expect(await offered()).toMatchObject({ coupon_code: null, card_total: 1000 });
  const { statusCode, json } = await api.post('/api/v1/verify-coupon', {
    coupon_code: 'SEGUNDO',
    payment_method: 'credit_card',
    payment_context: 'signup',
    products: [product.id],
  });
  expect([statusCode, json().products[0].discount]).toEqual([200, 300]);
});

it('is shown by what it does to the offer before it is set', async () => {
  const preview = (query = '') => api.get(`/api/v1/offer-preview${query}`, { as: staff });
  await setDefault(first.id);
  const before = (await offered())!;
  const [repricing] = (await preview(`?coupon_id=${second.id}`)).json();
  expect(repricing).toMatchObject({
    product_id: product.id,
    card_before: before.card_total,
    cash_before: before.cash_total,
  });
  expect((await preview(`?coupon_id=${first.id}`)).json()).toEqual([]);
  const [unset] = (await preview()).json();
  expect(unset).toMatchObject({ card_before: 500, card_after: 1000 });
  expect(await defaults()).toEqual(['PRIMEIRO']);
  await setDefault(second.id);
  expect(await offered()).toMatchObject({ card_total: repricing.card_after, cash_total: repricing.cash_after });
  const own = await given.coupon(db, { staff_only: true });
  for (const id of [own.id, 999_999]) expect((await preview(`?coupon_id=${id}`)).statusCode).toBe(404);
});
