import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';

const api = await testApi();
const { db } = api;
let staff: string;
let product: { id: number };
let first: { id: number; code: string };
let second: { id: number; code: string };
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['financeiro']));
  product = await factory.product(db, { price: 1000 });
  const named = ({ id, code }: { id: number; code: string }) => ({ id, code });
  first = named(await factory.coupon(db, { code: 'PRIMEIRO', percent: 50 }));
  second = named(await factory.coupon(db, { code: 'SEGUNDO', percent: 20 }));
});
const setDefault = (id: number, node = api) => node.post(`/api/v1/coupons-default/${id}`, undefined, { as: staff });
const unset = () => api.delete('/api/v1/coupons-default', { as: staff });
const restore = (before: number | null, after: number | null, node = api) =>
  node.post('/api/v1/coupons-default', { before, after }, { as: staff });
const defaults = async () =>
  (await db.selectFrom('coupon').select('code').where('is_default', '=', true).execute()).map(({ code }) => code);
const offered = async () =>
  (await api.get('/api/v1/active-products')).json<CatalogueProduct[]>().find(({ id }) => id === product.id)?.offer;

it('the default coupon replaces the previous one, and can be unset', async () => {
  expect((await setDefault(first.id)).json()).toEqual({ before: null, after: first });
  expect((await setDefault(second.id)).json()).toEqual({ before: first, after: second });
  expect(await defaults()).toEqual(['SEGUNDO']);
  expect((await unset()).json()).toEqual({ before: second, after: null });
  expect((await unset()).json()).toEqual({ before: null, after: null });
  expect(await defaults()).toEqual([]);
  expect((await setDefault(999_999)).statusCode).toBe(404);
});

it('the default coupon is unique, also when set concurrently on two nodes', async () => {
  const node = await testApi({ beside: api });
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => setDefault(n % 2 === 0 ? first.id : second.id, n % 3 === 0 ? node : api)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await defaults()).toHaveLength(1);
  }
});

it('the default coupon is set also while a removal releases uses of it and of the one before', async () => {
  await setDefault(first.id);
  let set: ReturnType<typeof setDefault> | undefined;
  await inTransaction(db, async (trx) => {
    // So that of the two the call is the one that PostgreSQL ends and that has to try again.
    await sql`set local deadlock_timeout = '10s'`.execute(trx);
    const release = (id: number) => sql`update coupon set qt = qt + 1 where id = ${id}`.execute(trx);
    await release(first.id);
    set ??= setDefault(second.id);
    await expect.poll(() => lockWaits(db)).toBe(1);
    await release(second.id);
  });
  expect((await set)?.statusCode).toBe(200);
});

it('the default coupon and each change of it apply to the offer and the checkout with the next call', async () => {
  await setDefault(first.id);
  expect(await offered()).toMatchObject({ coupon_code: 'PRIMEIRO', card_total: 500 });
  await setDefault(second.id);
  expect(await offered()).toMatchObject({ coupon_code: 'SEGUNDO', card_total: 800 });
  await api.patch(`/api/v1/coupons/${second.id}`, { percent: 30 }, { as: staff });
  expect(await offered()).toMatchObject({ card_total: 700 });
  const other = await factory.product(db);
  await api.post(`/api/v1/coupons/${second.id}/products/${other.id}`, undefined, { as: staff });
  expect(await offered()).toMatchObject({ coupon_code: null, card_total: 1000 });
  const { products_version } = (await api.get(`/api/v1/coupons/${second.id}`, { as: staff })).json();
  await api.delete(`/api/v1/coupons/${second.id}/products/${other.id}`, {
    as: staff,
    headers: { 'if-match': products_version },
  });
  expect(await offered()).toMatchObject({ card_total: 700 });
  expect((await api.get('/api/v1/coupon-default')).json()).toMatchObject({ coupon_code: 'SEGUNDO' });
  await unset();
  expect(await offered()).toMatchObject({ coupon_code: null, card_total: 1000 });
  const { statusCode, json } = await api.post('/api/v1/verify-coupon', {
    coupon_code: 'SEGUNDO',
    payment_method: 'credit_card',
    payment_context: 'signup',
    products: [product.id],
  });
  expect([statusCode, json().products[0].discount]).toEqual([200, 300]);
});

it("the default coupon's effect on the offer is previewed before it is set", async () => {
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
  const [repriced] = (await preview()).json();
  expect(repriced).toMatchObject({ card_before: 500, card_after: 1000 });
  expect(await defaults()).toEqual(['PRIMEIRO']);
  await setDefault(second.id);
  expect(await offered()).toMatchObject({ card_total: repricing.card_after, cash_total: repricing.cash_after });
  const own = await factory.coupon(db, { staff_only: true });
  for (const id of [own.id, 999_999]) expect((await preview(`?coupon_id=${id}`)).statusCode).toBe(404);
});

it('the default coupon is restored by an undo, unless it changed meanwhile', async () => {
  await setDefault(first.id);
  await setDefault(second.id);
  expect((await restore(first.id, second.id)).statusCode).toBe(204);
  expect(await offered()).toMatchObject({ coupon_code: 'PRIMEIRO', card_total: 500 });
  await unset();
  await setDefault(second.id);
  const late = await restore(first.id, null);
  expect([late.statusCode, late.json().code, late.json().detail]).toEqual([
    409,
    'default_coupon_changed',
    'O cupom padrão mudou de novo, ou o anterior foi removido. Nada foi desfeito.',
  ]);
  expect((await restore(999_999, second.id)).json()).toMatchObject({ code: 'default_coupon_changed' });
  const own = await factory.coupon(db, { staff_only: true });
  expect((await restore(own.id, second.id)).json()).toMatchObject({ code: 'house_coupon' });
  expect(await defaults()).toEqual(['SEGUNDO']);
  expect((await restore(null, second.id)).statusCode).toBe(204);
  expect(await defaults()).toEqual([]);
});

it('the default coupon is never restored over a concurrent change', async () => {
  const node = await testApi({ beside: api });
  const third = await factory.coupon(db, { code: 'TERCEIRO' });
  for (let round = 0; round < 5; round += 1) {
    await setDefault(first.id);
    await setDefault(second.id);
    const [restored, set] = await Promise.all([restore(first.id, second.id), setDefault(third.id, node)]);
    expect(set.statusCode).toBe(200);
    expect(set.json().before.id).toBe(restored.statusCode === 204 ? first.id : second.id);
    expect(await defaults()).toEqual(['TERCEIRO']);
  }
});
