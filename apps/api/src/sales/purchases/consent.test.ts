import { brandTexts } from '@mirante/domain/house/brand-texts.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { beforeAll, expect, test } from 'vitest';
import { keepHouseTexts } from '../../database/house-texts.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { buy, card } from '../../testing/purchases.ts';

let api: TestApi;
let product: { id: number; code: string };
beforeAll(async () => {
  api = await testApi({ now: () => new Date('2026-11-25T15:00:00Z') });
  product = await factory.product(api.db);
});
const consentOf = (id: number) =>
  api.db
    .selectFrom('payment')
    .select(['terms_version', 'terms_accepted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const payment = (terms_version?: string | null) => ({
  method: 'pix',
  installments: 1,
  products: [product.id],
  ...(terms_version !== undefined && { terms_version }),
});

test("a purchase records which version of the legal texts its buyer agreed to, with the server's time", async () => {
  const agreed = { terms_version: brand.terms_version, terms_accepted_at: api.services.now() };
  const signUp = await buy(api, { payment: payment(brand.terms_version) });
  expect(await consentOf(signUp.json().payment_id)).toEqual(agreed);

  const as = await logIn(api, await factory.client(api.db));
  const own = await api.post('/api/v1/client/products', payment(brand.terms_version), { as });
  expect(await consentOf(own.json().payment_id)).toEqual(agreed);

  const ana = await factory.client(api.db);
  await factory.clientProduct(api.db, ana.id, product.id, { status: 'active', expires_at: '2027-01-01T02:59:59Z' });
  const renewal = await api.post(
    '/api/v1/client/renew-product',
    { product_code: product.code, payment: payment(brand.terms_version) },
    { as: await logIn(api, ana) },
  );
  expect(await consentOf(renewal.json().payment_id)).toEqual(agreed);
});

test('a purchase agreeing to an outdated version of the legal texts is refused', async () => {
  const answer = await buy(api, { payment: payment('2020-01-01') });
  expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'payment.terms_version' }] });
});

test('a purchase without a version of the legal texts is accepted, without consent', async () => {
  for (const none of [undefined, null]) {
    const answer = await buy(api, { payment: payment(none) });
    expect(await consentOf(answer.json().payment_id)).toEqual({ terms_version: null, terms_accepted_at: null });
  }
});

test('the accepted legal texts are linked in the receipt, and stay readable under their version', async () => {
  const ana = await factory.client(api.db);
  const body = { ...payment(brand.terms_version), ...card() };
  await api.post('/api/v1/client/products', body, { as: await logIn(api, ana) });
  const receipt = (await api.mails()).find(({ to, subject }) => to === ana.email && subject === 'Pagamento confirmado');
  expect(receipt?.text).toContain(`/#/termos?versao=${brand.terms_version}`);
  const read = await api.get(`/api/v1/house-texts/${brand.terms_version}`);
  expect([read.statusCode, read.json()]).toEqual([200, brandTexts]);
  expect((await api.get('/api/v1/house-texts/1999-01-01')).statusCode).toBe(404);
});

test('legal texts change under their version until a buyer accepts them, then only under a new one', async () => {
  const client = await api.services.pool.connect();
  const draft = { ...brandTexts, terms: { summary: 'Rascunho.', sections: [] } };
  const kept = async (version: string) => (await api.get(`/api/v1/house-texts/${version}`)).json();
  try {
    await keepHouseTexts(client, '2026-12-01', draft);
    await keepHouseTexts(client, '2026-12-01', brandTexts);
    expect(await kept('2026-12-01')).toEqual(brandTexts);
    const { id } = await factory.client(api.db);
    await factory.payment(api.db, id, { terms_version: '2026-12-01', terms_accepted_at: api.services.now() });
    await keepHouseTexts(client, '2026-12-01', brandTexts);
    await expect(keepHouseTexts(client, '2026-12-01', draft)).rejects.toThrow('give brand.terms_version a new day');
    expect(await kept('2026-12-01')).toEqual(brandTexts);
  } finally {
    client.release();
  }
});
