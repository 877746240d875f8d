import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { OwnRecords } from '@mirante/domain/people/account.ts';
import { openCart } from '../../people/sealed-cart.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { nextCpf } from '../../testing/cpf.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { buy } from '../../testing/purchases.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
const start = async (): Promise<string> => (await api.post('/api/v1/session', {})).json().key;
const cpfs = Array.from({ length: 6 }, nextCpf);
const ask = (body: object, at = api) => at.post('/api/v1/signup-conflict', body);

test('a checkout session stores its steps, cart and buyer', async () => {
  const product = await factory.product(api.db);
  const [key, other] = [await start(), await start()];
  for (const step of [1, 2, 1]) expect((await api.post('/api/v1/session-step', { key, step })).statusCode).toBe(204);
  await api.post('/api/v1/cart-capi-event', {
    name: 'Helena Matsuda',
    email: 'h@exemplo.com.br',
    phone: '11987654321',
    cpf: nextCpf(),
    birth_date: '1990-12-31',
    gender: 'F',
    products: [product.id],
    session_key: key,
  });
  const row = (of = key) =>
    api.db
      .selectFrom('checkout_session')
      .select(['step', 'cart', 'client_id'])
      .where('key', '=', of)
      .executeTakeFirst();
  const { cart, ...rest } = (await row())!;
  expect(rest).toEqual({ step: 2, client_id: null });
  expect(cart).toEqual({ products: [product.id], email: expect.any(String), sealed: expect.any(String) });
  expect(() => openCart(api.services.config, 'another', cart!)).toThrow();
  await buy(api, { payment: { products: [product.id], session_key: key } });
  const buyer = (await row())!;
  expect(buyer).toMatchObject({ step: 4, client_id: expect.any(Number) });
  expect(await row(other)).toEqual({ step: 0, cart: null, client_id: null });
  const as = await logIn(api, { id: buyer.client_id!, role: 'client' });
  expect((await api.get('/api/v1/client/export', { as })).json<OwnRecords>().tables.checkout_session).toEqual([
    {
      step: 4,
      cart: { name: 'Helena Matsuda', email: 'h@exemplo.com.br', phone: '11987654321', products: [product.id] },
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  ]);
});

test('the conflict check refuses a password as the sign-up would, whoever has the CPF', async () => {
  const known = await factory.client(api.db);
  const answerTo = async (password: string, cpf: string) =>
    (await ask({ name: 'Helena Matsuda', email: 'helena.m@exemplo.com.br', cpf, password })).json();
  for (const cpf of [nextCpf(), known.cpf]) {
    for (const guessed of ['123456', 'matsuda'])
      expect(await answerTo(guessed, cpf)).toMatchObject({ status: 422, errors: [{ path: 'password' }] });
    expect(await answerTo('sol sobre a serra', cpf)).toEqual({ cpf: cpf === known.cpf, email: false });
  }
});

test('an abandoned checkout leaves no personal data in the database', async () => {
  const key = await start();
  const cpf = nextCpf();
  const typed = { name: 'Zebulina Abandono', email: 'Zebulina@exemplo.com.br', phone: '11955512345' };
  await api.post('/api/v1/cart-capi-event', { ...typed, products: [], session_key: key });
  await ask({ cpf, email: typed.email, session_key: key });
  await api.post('/api/v1/session-step', { key, step: 2 });
  const { rows } = await api.services.pool.query<{ dump: string }>(
    `select string_agg(query_to_xml(format('select * from %I.%I', table_schema, table_name), true, true, '')::text, '') as dump
     from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  const dump = rows[0]!.dump.toLowerCase();
  expect(dump).toContain(key.toLowerCase());
  const plain = createHash('sha256').update(`${key} ${cpf}`).digest('base64url').toLowerCase();
  for (const trace of ['zebulina', '955512345', cpf, plain])
    expect([trace, dump.includes(trace)]).toEqual([trace, false]);
});

test('the conflict check takes all of the sign-up', async () => {
  const client = {
    name: 'Helena Matsuda',
    phone: '11987654321',
    password: 'Zanzibar77',
    birth_date: '1990-12-31',
    gender: 'F',
  };
  const typed = { ...client, cpf: nextCpf(), email: 'helena@exemplo.com.br', session_key: await start() };
  expect((await ask(typed)).json()).toEqual({ cpf: false, email: false });
});

test('the conflict check distinguishes its four cases', async () => {
  const session_key = await start();
  const known = await factory.client(api.db);
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

test.each([
  ['CPFs', 'a checkout', (n: number) => ({ cpf: cpfs[n] }), (key: string) => key],
  ['e-mails', 'a checkout', (n: number) => ({ email: `pessoa-${n}@exemplo.com.br` }), (key: string) => key],
  ['CPFs', 'an address without one, whatever its keys', (n: number) => ({ cpf: cpfs[n] }), () => randomUUID()],
])('the conflict check is limited to five %s of %s', async (_what, _whose, person, keyOf) => {
  const strict = await testApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const { key } = (await strict.post('/api/v1/session', {})).json();
  const statusOf = async (n: number) => (await ask({ ...person(n), session_key: keyOf(key) }, strict)).statusCode;
  for (const n of [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]) expect(await statusOf(n)).toBe(200);
  expect([await statusOf(5), await statusOf(0)]).toEqual([429, 200]);
});
