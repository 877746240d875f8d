import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { factory, logIn } from '../testing/factory.ts';

const api = await testApi();

it('the API sends headers against caching, framing and content sniffing', async () => {
  const token = await logIn(api, await factory.client(api.db));
  for (const answer of [
    await api.get('/api/v1/client/details', { as: token }),
    await api.get('/api/v1/client/details'),
    await api.get('/nowhere'),
    await api.get('/api/v1/reports/%ff'),
    await api.get(`/api/v1/reports/${'9'.repeat(101)}`),
  ]) {
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  }
});

it('the API lets no page of another origin call it', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
  for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
    const answer = await api.inject({ method, url: '/api/v1/login', headers });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

it("the API sends the server's time, which may differ from the machine's", async () => {
  const late = await testApi({ beside: api, now: () => new Date('2031-03-01T12:00:00Z') });
  expect((await late.get('/health/live')).headers.date).toBe('Sat, 01 Mar 2031 12:00:00 GMT');
});

it('a request body must be JSON, of a limited size', async () => {
  const send = async (type: string, payload: string) =>
    (await api.inject({ method: 'POST', url: '/api/v1/login', headers: { 'content-type': type }, payload })).statusCode;
  expect(await send('text/plain', '{"email":"a@b.co","password":"x"}')).toBe(415);
  expect(await send('application/x-www-form-urlencoded', 'email=a')).toBe(415);
  expect(await send('application/json', JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(70_000) }))).toBe(413);
  expect(await send('application/json', '{"__proto__":{"a":1},"email":"a@b.co","password":"x"}')).toBe(400);
});

it('a parameter of the query that is given twice is refused', async () => {
  const as = await logIn(api, await factory.staff(api.db, ['financeiro']));
  const ask = async (query: string) => (await api.get(`/api/v1/products?${query}`, { as })).statusCode;
  expect(await ask('product.id=1&perPage=10')).toBe(200);
  for (const query of ['product.id=1&product.id=2', 'perPage=10&perPage=10']) expect(await ask(query)).toBe(400);
});

it('request body values are not coerced to other types', async () => {
  for (const email of [null, 7, true, ['ana@mirante.example'], { toString: 'ana' }])
    expect((await api.post('/api/v1/login', { email, password: 'x' })).statusCode).toBeGreaterThanOrEqual(400);
  expect((await api.post('/api/v1/login', { email: 'ana@mirante.example', password: 7 })).json()).toMatchObject({
    status: 422,
    errors: [{ path: 'password' }],
  });
  expect(
    (await api.post('/api/v1/login', { email: 'ana@mirante.example', password: 'x', admin: true })).json(),
  ).toMatchObject({ status: 422, errors: [{ path: 'admin', message: 'Campo desconhecido.' }] });
});
