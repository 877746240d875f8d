import type { Revenue } from '@mirante/domain/house/overview.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { testApi } from '../testing/api.ts';
import { factory, logIn } from '../testing/factory.ts';
import { buy, card } from '../testing/purchases.ts';

const api = await testApi();
const node = await testApi({ beside: api });
const { db } = api;

// Caches do not expire within a test: a refreshed one must have been notified.
let at = 0;
vi.spyOn(performance, 'now').mockImplementation(() => at);
afterEach(() => {
  at += 3_600_000;
});

it('a coupon changed by one process is on the offer of both', async () => {
  const product = await factory.product(db, { code: 'fundos', price: 500 });
  const coupon = await factory.coupon(db, { is_default: true, percent: 50 }, [product.id]);
  const as = await logIn(api, await factory.staff(db, ['administrador']));
  const cardTotal = async (on: typeof api) =>
    (await on.get('/api/v1/active-products')).json<CatalogueProduct[]>()[0]!.offer!.card_total;
  expect([await cardTotal(api), await cardTotal(node)]).toEqual([250, 250]);

  for (const percent of [40, 30, 20]) {
    expect((await api.patch(`/api/v1/coupons/${coupon.id}`, { percent }, { as })).statusCode).toBe(200);
    const total = 500 - 5 * percent;
    expect(await cardTotal(api)).toBe(total);
    await vi.waitFor(async () => expect(await cardTotal(node)).toBe(total), { interval: 5 });
  }
});

it("the default coupon's last use removes it from the offer of both processes", async () => {
  const product = await factory.product(db, { code: 'ultimo', price: 100, position: 0 });
  await db.updateTable('coupon').set({ is_default: false }).execute();
  const coupon = await factory.coupon(db, { is_default: true, percent: 50, qt: 1 }, [product.id]);
  const code = async (on: typeof api) =>
    (await on.get('/api/v1/active-products')).json<CatalogueProduct[]>().find(({ id }) => id === product.id)!.offer!
      .coupon_code;
  expect(await code(node)).toBe(coupon.code);
  const bought = await buy(api, { payment: { ...card(), products: [product.id], coupon_code: coupon.code } });
  expect(bought.statusCode).toBe(200);
  await vi.waitFor(async () => expect(await code(node)).toBeNull());
});

it("a sale at one process is on the other's overview", async () => {
  const product = await factory.product(db, { price: 80 });
  const as = await logIn(api, await factory.staff(db, ['administrador']));
  const paid = async () =>
    (await node.get('/api/v1/overview/revenue?days=30', { as }))
      .json<Revenue>()
      .parts.reduce((sum, { amount }) => sum + amount, 0);
  const before = await paid();
  expect((await buy(api, { payment: { ...card(), products: [product.id] } })).statusCode).toBe(200);
  at += 1000;
  await vi.waitFor(async () => expect(await paid()).toBe(before + 80));
});
