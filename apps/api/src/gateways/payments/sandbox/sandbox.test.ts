import { beforeAll, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../../testing/api.ts';
import { factory } from '../../../testing/factory.ts';
import { sandboxGatewayOf, buy, paymentOf } from '../../../testing/purchases.ts';

let api: TestApi;
let product: { id: number };
const clock = { now: new Date('2026-11-25T15:00:00Z') };
beforeAll(async () => {
  api = await testApi({ now: () => clock.now });
  product = await factory.product(api.db, { name: 'Fundos <b>& Renda</b>' });
});
const profile = {
  card_number: '4111 1111 1111 1111',
  card_expiration: '12/2035',
  card_cvv: '123',
  holder_name: 'HELENA MATSUDA',
  payment_company_code: 'visa',
};
const tokenise = (rest: object = {}) => api.post('/api/v1/sandbox/public/payment_profiles', { ...profile, ...rest });
const pay = (gateway_token: string) =>
  buy(api, {
    payment: {
      method: 'credit_card',
      products: [product.id],
      gateway_token,
      card_company_code: 'visa',
      card_last_four: '1111',
    },
  });

test('a sandbox card token is valid for five minutes', async () => {
  const answer = await tokenise({ payment_method_code: 'credit_card' });
  expect([answer.statusCode, answer.json().payment_profile.gateway_token]).toEqual([201, answer.json().gateway_token]);
  clock.now = new Date(clock.now.getTime() + 301_000);
  expect((await pay(answer.json().gateway_token)).statusCode).toBe(433);
  expect((await pay((await tokenise()).json().gateway_token)).statusCode).toBe(200);
  expect((await pay('never given')).statusCode).toBe(433);
});

test.each([
  [{ card_number: '4111 1111 1111 1112' }, 'card_number'],
  [{ card_number: '' }, 'card_number'],
  [{ card_expiration: '13/2035' }, 'card_expiration'],
  [{ card_cvv: '1' }, 'card_cvv'],
  [{ holder_name: '' }, 'holder_name'],
  [{ payment_company_code: 'dinheiro' }, 'payment_company_code'],
  [{ amount: 1 }, 'amount'],
])('the sandbox tokeniser refuses %j beside its field', async (rest, path) => {
  const answer = await tokenise(rest);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors[0].path).toBe(path);
});

test('the sandbox page lists charges with their actions, and escapes what people typed', async () => {
  const { payment_id } = (await buy(api, { payment: { products: [product.id] } })).json();
  const { vindi_code } = (await paymentOf(api, payment_id))!;
  const page = await api.get('/sandbox', { headers: { accept: 'text/html' } });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const change of ['pay', 'refuse', 'expire'])
    expect(page.body).toContain(`action="/sandbox/charges/${vindi_code}/${change}"`);
  expect(page.body).toContain('Fundos &lt;b&gt;&amp; Renda');
});

test('a sandbox action answers scripts with the charge, and redirects browsers to the page', async () => {
  const { payment_id } = (await buy(api, { payment: { products: [product.id] } })).json();
  const { vindi_code } = (await paymentOf(api, payment_id))!;
  const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const pulled = await api.inject({ method: 'POST', url: `/sandbox/charges/${vindi_code}/pay`, headers: form });
  expect([pulled.statusCode, pulled.headers.location]).toEqual([303, '/sandbox']);
  expect((await api.post(`/sandbox/charges/${vindi_code}/refuse`, {})).json()).toMatchObject({
    code: vindi_code,
    status: 'paid',
  });
  expect((await api.post(`/sandbox/charges/${vindi_code}/burn`, {})).statusCode).toBe(404);
  expect((await api.get('/sandbox', { headers: { accept: 'text/html' } })).body).toContain(
    `action="/sandbox/charges/${vindi_code}/reverse"`,
  );
  expect((await api.post(`/sandbox/charges/${vindi_code}/reverse`, {})).json()).toMatchObject({
    code: vindi_code,
    status: 'canceled',
  });
  expect((await api.post('/sandbox/charges/sbx_none/pay', {})).statusCode).toBe(404);
});

test('a sandbox boleto has a printable page, marked as worthless', async () => {
  const { payment_id } = (await buy(api, { payment: { method: 'bank_slip', products: [product.id] } })).json();
  const { vindi_code } = (await paymentOf(api, payment_id))!;
  const page = await api.get(`/sandbox/boletos/${vindi_code}`);
  expect(page.body).toContain('SANDBOX');
  expect(page.body).toContain('data:image/svg+xml;base64,');
  expect((await api.get('/sandbox/boletos/sbx_00000000000000000000')).statusCode).toBe(404);
});

test("the sandbox's charge pages do not exist with another gateway", async () => {
  const { sandbox: _none, ...real } = api.services.gateway as typeof api.services.gateway & { sandbox: unknown };
  const elsewhere = await testApi({ beside: api, services: { gateway: real } });
  for (const path of ['/sandbox', '/sandbox/boletos/sbx_00000000000000000000'])
    expect((await elsewhere.get(path)).statusCode).toBe(404);
  for (const path of ['/sandbox/charges/sbx_1/pay', '/api/v1/sandbox/public/payment_profiles'])
    expect((await elsewhere.post(path, {})).statusCode).toBe(404);
});

test('a sandbox refund is idempotent by its reference, and never more than was paid', async () => {
  const { payment_id } = (await pay((await tokenise()).json().gateway_token)).json();
  const code = (await paymentOf(api, payment_id))!.vindi_code!;
  const { gateway } = api.services;
  await Promise.all([1, 2].map(() => gateway.refundCharge(code, 60_000, 'refund-1')));
  await expect(gateway.refundCharge(code, 60_000, 'refund-2')).rejects.toThrow('more than was paid');
  expect(await sandboxGatewayOf(api).find(code)).toMatchObject({ cents: 100_000 });
});
