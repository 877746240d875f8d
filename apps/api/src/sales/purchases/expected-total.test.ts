import type { DefaultCoupon } from '@mirante/domain/products/offer.ts';
import { offeredPriceOf } from '@mirante/domain/products/offer.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { buy, card, paymentOf } from '../../testing/purchases.ts';

let api: TestApi;
let fund: { id: number; code: string; price: number };
let life: { id: number; code: string; price: number };
let coupon: { id: number; code: string };
let as: string;
beforeAll(async () => {
  api = await testApi();
  fund = await factory.product(api.db, { code: 'fundos', price: 588 });
  life = await factory.product(api.db, { code: 'casa_vitalicio', price: 5988 });
  coupon = await factory.coupon(api.db, { code: 'CASA50', is_default: true, percent: 50, qt: 1000 }, [fund.id]);
});
beforeEach(async () => {
  as = await logIn(api, await factory.client(api.db));
});
const order = (more: object) => ({
  method: 'pix',
  installments: 1,
  products: [fund.id],
  coupon_code: 'CASA50',
  ...more,
});
const own = (more: object) => api.post('/api/v1/client/products', order(more), { as });
const refusal = (path: string, total: string) => ({
  status: 422,
  errors: [
    {
      path,
      message: `O preço mudou há pouco, e o total agora é R$\u00a0${total}. Confira o resumo do pedido.`,
    },
  ],
});

test.each([
  ['its products', true],
  ['any product', false],
])('an order with the default coupon for %s costs what the portal shows, by every method', async (_what, isBound) => {
  if (!isBound) await api.db.deleteFrom('coupon_product').where('coupon_id', '=', coupon.id).execute();
  const answer = await api.get('/api/v1/coupon-default?payment_context=buy');
  const defaultCoupon = answer.json<DefaultCoupon>();
  for (const products of [[fund], [fund, life]])
    for (const payment of [card(), { method: 'pix' }, { method: 'bank_slip' }] as const) {
      as = await logIn(api, await factory.client(api.db));
      const { total } = offeredPriceOf(products, payment.method as 'pix', defaultCoupon);
      const bought = await own({ ...payment, products: products.map(({ id }) => id), expected_total: total });
      const { amount, discount } = (await paymentOf(api, bought.json().payment_id))!;
      expect(Math.round((amount - discount) * 100)).toBe(Math.round(total * 100));
    }
});

test('an order is refused if its coupon was edited since its total was shown, and nothing is charged', async () => {
  await api.db.updateTable('coupon').set({ percent: 30 }).where('id', '=', coupon.id).execute();
  const before = await api.db.selectFrom('coupon').select('qt').where('id', '=', coupon.id).executeTakeFirst();
  expect((await own({ expected_total: 235.2 })).json()).toMatchObject(refusal('expected_total', '352,80'));
  expect((await buy(api, { payment: order({ expected_total: 235.2 }) })).json()).toMatchObject(
    refusal('payment.expected_total', '352,80'),
  );
  expect(await api.db.selectFrom('coupon').select('qt').where('id', '=', coupon.id).executeTakeFirst()).toEqual(before);
  expect((await own({ expected_total: 352.8 })).statusCode).toBe(200);
  await api.db.updateTable('coupon').set({ percent: 50 }).where('id', '=', coupon.id).execute();
});

test('a renewal is refused if its price was edited since its total was shown', async () => {
  const ana = await factory.client(api.db);
  as = await logIn(api, ana);
  await factory.clientProduct(api.db, ana.id, fund.id, { status: 'active', expires_at: '2027-01-01T02:59:59Z' });
  const renew = (expected_total: number) =>
    api.post('/api/v1/client/renew-product', { product_code: fund.code, payment: order({ expected_total }) }, { as });
  expect((await renew(200)).json()).toMatchObject(refusal('payment.expected_total', '235,20'));
  expect((await renew(235.2)).statusCode).toBe(200);
});

test('an order without an expected total is charged what it costs', async () => {
  for (const none of [undefined, null])
    expect((await buy(api, { payment: order({ expected_total: none }) })).statusCode).toBe(200);
});
