import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { given, logIn } from '../../testing/given.ts';

const api = await testApi();
const product = await given.product(api.db);
afterEach(() => void vi.restoreAllMocks());

/** Statements of any connection, but the outbox's look and the lock that a process takes once. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const texts = query.mock.calls.map(([asked]) => {
    const statement = asked as unknown as string | { text: string };
    return typeof statement === 'string' ? statement : statement.text;
  });
  return texts.filter((text) => !/ from outbox |pg_advisory_lock/.test(text));
}

async function purchaseByPix() {
  const token = await logIn(api, await given.client(api.db));
  const order = { method: 'pix', installments: 1, products: [product.id] };
  return () => api.post('/api/v1/client/products', order, { as: token, key: randomUUID() });
}

it('a purchase by Pix takes few statements, and locks its client once in each of its transactions', async () => {
  const buy = await purchaseByPix();
  const seen = await statementsOf(async () => expect((await buy()).statusCode).toBe(200));
  expect(seen.length).toBeLessThanOrEqual(25);
  expect(seen.filter((text) => /from "client" .* for update/.test(text)).length).toBe(2);
  expect(seen.filter((text) => text.includes('update "idempotency"')).length).toBe(2);
});
