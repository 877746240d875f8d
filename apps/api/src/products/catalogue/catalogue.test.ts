import { sql } from 'kysely';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { beforeAll, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { buy, card, paymentOf } from '../../testing/purchases.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  const { db } = api;
  const whole = await factory.product(db, { code: 'casa_completo', name: 'Completo', price: 2388, position: 2 });
  const part = await factory.product(db, { code: 'fundos', name: 'Fundos', price: 588, position: 1 });
  const inner = await factory.product(db, { code: 'renda', name: 'Renda Fixa', price: 468, position: 3 });
  await factory.product(db, { code: 'casa_vitalicio', name: 'Vitalício', price: 5988, position: 4 });
  await factory.product(db, { code: 'casa_consultoria', name: 'Consultoria', price: 12_000, position: 5 });
  await factory.product(db, { code: 'antigo', active: false, position: 6 });
  await factory.link(db, whole.id, part.id);
  await factory.link(db, part.id, inner.id);
  await factory.coupon(db, { code: 'CASA50', is_default: true, percent: 50, qt: 1000 }, [whole.id, part.id, inner.id]);
});
const list = async (): Promise<CatalogueProduct[]> => (await api.get('/api/v1/active-products')).json();

test('the catalogue lists products on sale, in order, with all that they include', async () => {
  const products = await list();
  expect(products.map(({ code, includes }) => [code, includes])).toEqual([
    ['fundos', ['Renda Fixa']],
    ['casa_completo', ['Fundos', 'Renda Fixa']],
    ['renda', []],
    ['casa_vitalicio', []],
    ['casa_consultoria', []],
  ]);
});

test('the catalogue offers standard, lifetime and consultancy products by their kind', async () => {
  const offers = Object.fromEntries((await list()).map(({ code, offer }) => [code, offer]));
  expect(offers.casa_completo).toEqual({
    coupon_code: 'CASA50',
    installments: 12,
    installment_amount: 99.5,
    card_total: 1194,
    cash_total: 955.2,
    card_percent_off: 50,
    cash_percent_off: 60,
  });
  expect(offers.casa_vitalicio).toMatchObject({
    coupon_code: null,
    card_total: 5988,
    cash_total: 5389.2,
    card_percent_off: 0,
    cash_percent_off: 10,
  });
  expect(offers.casa_consultoria).toBeNull();
});

test("the checkout charges exactly the offer's price", async () => {
  for (const { id, offer } of await list()) {
    if (!offer) continue;
    const coupon_code = offer.coupon_code ?? undefined;
    for (const [payment, total] of [
      [card(), offer.card_total],
      [{ method: 'pix' }, offer.cash_total],
      [{ method: 'bank_slip' }, offer.cash_total],
    ] as const) {
      const { payment_id } = (
        await buy(api, { payment: { ...payment, products: [id], ...(coupon_code && { coupon_code }) } })
      ).json();
      const { amount, discount } = (await paymentOf(api, payment_id))!;
      expect(Math.round((amount - discount) * 100) / 100).toBe(total);
    }
  }
});

test('the default coupon is listed for the products it applies to, and no others', async () => {
  const named = async (query: string) => (await api.get(`/api/v1/coupon-default${query}`)).json().coupon_code;
  expect(
    await Promise.all(
      [
        '',
        '?produtos=casa_completo',
        '?produtos=casa_vitalicio,fundos',
        '?produtos=casa_vitalicio',
        '?produtos=nada',
      ].map(named),
    ),
  ).toEqual(['CASA50', 'CASA50', 'CASA50', null, null]);
});

test('the default coupon comes with its discount, from which the portal computes the price shown', async () => {
  const ofCoupon = await api.db.selectFrom('coupon_product').select('product_id').orderBy('product_id').execute();
  const products = ofCoupon.map(({ product_id }) => product_id);
  expect((await api.get('/api/v1/coupon-default?payment_context=buy')).json()).toEqual({
    coupon_code: 'CASA50',
    discount: { percent: 50, amount: null, products },
  });
  expect((await api.get('/api/v1/coupon-default?produtos=casa_vitalicio')).json()).toEqual({
    coupon_code: null,
    discount: null,
  });
});

test("the sign-up default coupon is not listed for a client's purchase", async () => {
  await api.db.updateTable('coupon').set({ applies_to: 'signup' }).where('code', '=', 'CASA50').execute();
  const named = async (context: string) =>
    (await api.get(`/api/v1/coupon-default?produtos=casa_completo${context}`)).json().coupon_code;
  expect(await Promise.all(['', '&payment_context=buy', '&payment_context=renew'].map(named))).toEqual([
    'CASA50',
    null,
    null,
  ]);
});

test('an unchanged catalogue is answered 304, also if a proxy that compresses weakened its ETag', async () => {
  const { headers } = await api.get('/api/v1/active-products');
  const ask = (tag: string) => api.get('/api/v1/active-products', { headers: { 'if-none-match': tag } });
  for (const known of [`${headers.etag}`, `W/${headers.etag}`, `"a", W/${headers.etag}`]) {
    const again = await ask(known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  expect((await ask('W/"a"')).statusCode).toBe(200);
});

test('a default coupon that leaves nothing to pay is not listed for a client whose CPF used it', async () => {
  const { db } = api;
  const set = (percent: number) =>
    db.updateTable('coupon').set({ percent, applies_to: 'all' }).where('code', '=', 'CASA50').execute();
  await set(100);
  const client = await factory.client(db);
  const sameCpf = await factory.client(db, { cpf: client.cpf, holds_cpf: false });
  const named = async (person?: Parameters<typeof logIn>[1]) =>
    (await api.get('/api/v1/coupon-default?payment_context=buy', person && { as: await logIn(api, person) })).json()
      .coupon_code;
  expect(await Promise.all([client, sameCpf].map(named))).toEqual(['CASA50', 'CASA50']);
  const fund = await db.selectFrom('product').select('id').where('code', '=', 'fundos').executeTakeFirstOrThrow();
  const order = { method: 'pix', installments: 1, coupon_code: 'CASA50', products: [fund.id], expected_total: 0 };
  expect((await api.post('/api/v1/client/products', order, { as: await logIn(api, client) })).statusCode).toBe(200);
  expect(await Promise.all([client, sameCpf].map(named))).toEqual([null, null]);
  expect(await Promise.all([undefined, await factory.client(db)].map(named))).toEqual(['CASA50', 'CASA50']);
  const release = (released_at: Date | null) => db.updateTable('coupon_use').set({ released_at }).execute();
  await release(api.services.now());
  expect(await Promise.all([client, sameCpf].map(named))).toEqual(['CASA50', 'CASA50']);
  await release(null);
  await set(90);
  const course = await factory.product(db);
  await db
    .insertInto('coupon_product')
    .columns(['coupon_id', 'product_id'])
    .expression(
      db
        .selectFrom('coupon')
        .select(['id', sql<number>`${course.id}::int`.as('product_id')])
        .where('code', '=', 'CASA50'),
    )
    .execute();
  const again = { ...order, products: [course.id] };
  expect((await api.post('/api/v1/client/products', again, { as: await logIn(api, client) })).json().code).toBe(
    'coupon_used',
  );
  expect(await named(client)).toBe(null);
  await set(50);
  expect(await named(client)).toBe('CASA50');
});
