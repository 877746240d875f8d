import { afterAll, beforeAll, expect, test } from 'vitest';
import { factory } from '../../testing/factory.ts';
import { buy, card } from '../../testing/purchases.ts';
import { fakeVindiApi, type FakeVindiApi } from '../../testing/vindi.ts';

let shop: FakeVindiApi;
let product: { id: number };
beforeAll(async () => {
  shop = await fakeVindiApi(() => new Date('2026-11-25T15:00:00Z'));
  product = await factory.product(shop.api.db);
});
afterAll(() => shop.close());

test('a card number sent to the API instead of Vindi is stored and forwarded nowhere', async () => {
  const answer = await buy(shop.api, {
    payment: { ...card('5454545454545454'), card_company_code: 'mastercard', products: [product.id] },
    key: 'canary',
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([
    { path: 'payment.card_number', message: 'Números de cartão não são recebidos aqui: envie o gateway_token.' },
  ]);
  expect(shop.vindi.calls).toEqual([]);
  expect(await shop.api.db.selectFrom('payment').select('id').execute()).toEqual([]);
  const { rows } = await shop.api.services.pool.query(
    `select string_agg(query_to_xml(format('select * from %I.%I', table_schema, table_name), true, true, '')::text, '') as dump from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  expect(rows[0].dump).not.toContain('5454545454');
});

test('a card token is charged, in instalments and with line items', async () => {
  const other = await factory.product(shop.api.db, { vindi_id: 77, price: 500 });
  const answer = await buy(shop.api, {
    payment: { ...shop.card(), installments: 10, products: [product.id, other.id] },
  });
  expect(answer.statusCode).toBe(200);
  expect(shop.vindi.store.bills).toMatchObject([
    {
      status: 'paid',
      amount: '1500.0',
      installments: 10,
      bill_items: [
        { product_id: 55, amount: 1000 },
        { product_id: 77, amount: 500 },
      ],
    },
  ]);
  expect(shop.vindi.calls).toEqual([
    'GET /bills',
    'GET /customers',
    'POST /customers',
    'POST /payment_profiles',
    'POST /bills',
  ]);
});
