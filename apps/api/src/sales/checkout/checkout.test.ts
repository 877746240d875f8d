import { beforeAll, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../testing/api.ts';
import { nextCpf } from '../../testing/cpf.ts';
import { given } from '../../testing/given.ts';
import { buy } from '../../testing/shop.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
const start = async (): Promise<string> => (await api.post('/api/v1/session', {})).json().key;
const ask = (body: object, at = api) => at.post('/api/v1/signup-conflict', body);

test('a checkout leaves its steps, its cart and its buyer behind', async () => {
  const product = await given.product(api.db);
  const key = await start();
  for (const step of [1, 2, 1]) expect((await api.post('/api/v1/session-step', { key, step })).statusCode).toBe(204);
  await api.post('/api/v1/cart-capi-event', {
    name: 'Helena Matsuda',
    email: 'h@exemplo.com.br',
    phone: '11987654321',
    products: [product.id],
    session_key: key,
  });
  const row = () =>
    api.db
      .selectFrom('checkout_session')
      .select(['step', 'cart', 'client_id'])
      .where('key', '=', key)
      .executeTakeFirst();
  expect(await row()).toEqual({
    step: 2,
    cart: { name: 'Helena Matsuda', email: 'h@exemplo.com.br', phone: '11987654321', products: [product.id] },
    client_id: null,
  });
  await buy(api, { payment: { products: [product.id], session_key: key } });
  expect(await row()).toMatchObject({ step: 4, client_id: expect.any(Number) });
});

test('the conflict check tells the four cases apart', async () => {
  const session_key = await start();
  const known = await given.client(api.db);
  expect((await ask({ cpf: known.cpf, email: known.email, session_key })).json()).toEqual({ cpf: true, email: true });
  expect((await ask({ cpf: known.cpf, email: 'ninguem@exemplo.com.br', session_key })).json()).toEqual({
    cpf: true,
    email: false,
  });
  expect((await ask({ cpf: nextCpf(), email: known.email, session_key })).json()).toEqual({ cpf: false, email: true });
  expect((await ask({ cpf: nextCpf(), email: 'ninguem@exemplo.com.br', session_key })).json()).toEqual({
    cpf: false,
    email: false,
  });
});

test('one checkout asks about five CPFs, as often as it likes, and about no sixth', async () => {
  const strict = await testApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const { key: session_key } = (await strict.post('/api/v1/session', {})).json();
  const five = Array.from({ length: 5 }, nextCpf);
  for (const cpf of [...five, ...five]) expect((await ask({ cpf, session_key }, strict)).statusCode).toBe(200);
  expect((await ask({ cpf: nextCpf(), session_key }, strict)).statusCode).toBe(429);
  expect((await ask({ cpf: five[0], session_key }, strict)).statusCode).toBe(200);
});
