import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { statementsOf } from '../../testing/statements.ts';

const api = await testApi();
const product = await factory.product(api.db);

async function purchaseByPix() {
  const token = await logIn(api, await factory.client(api.db));
  const order = { method: 'pix', installments: 1, products: [product.id] };
  return () => api.post('/api/v1/client/products', order, { as: token, key: randomUUID() });
}

it('a Pix purchase takes few SQL statements, and locks its client once per transaction', async () => {
  const buy = await purchaseByPix();
  const seen = await statementsOf(async () => expect((await buy()).statusCode).toBe(200));
  expect(seen.length).toBeLessThanOrEqual(25);
  expect(seen.filter((text) => /from "client" .* for update/.test(text)).length).toBe(2);
  expect(seen.filter((text) => text.includes('update "idempotency"')).length).toBe(2);
});
