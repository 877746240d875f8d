import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { paymentOf, sandboxGatewayOf } from '../../testing/purchases.ts';
import { statementsOf } from '../../testing/statements.ts';
import { syncPayment } from './sync.ts';

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

it("a webhook that says nothing new of a Pix charge opens no transaction; one that does updates its payment's row; a payment takes few SQL statements", async () => {
  const buy = await purchaseByPix();
  const { payment_id: id } = (await buy()).json<{ payment_id: number }>();
  const { vindi_code: vindiCode } = (await paymentOf(api, id))!;
  const sync = () => syncPayment(api.services, { vindiCode: vindiCode! });
  const isWrite = (text: string) => /^begin|update "payment"/i.test(text);
  expect((await statementsOf(async () => expect(await sync()).toBe('unchanged'))).filter(isWrite)).toEqual([]);
  for (const change of [
    { pix_copy_paste: 'anterior' },
    { verified_at: new Date(api.services.now().getTime() - 61_000) },
  ]) {
    await api.db.updateTable('payment').set(change).where('id', '=', id).execute();
    expect((await statementsOf(async () => expect(await sync()).toBe('unchanged'))).filter(isWrite).length).toBe(2);
  }
  await sandboxGatewayOf(api).change(vindiCode!, 'pay');
  const seen = await statementsOf(async () => expect(await sync()).toBe('changed'));
  expect(seen.filter((text) => !text.includes('"sandbox"')).length).toBeLessThanOrEqual(12);
  expect(seen.filter((text) => text.includes('update "payment"')).length).toBe(1);
});
