import { beforeAll, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import {
  acquisitionsOf,
  sandboxGatewayOf,
  buy,
  card,
  cards,
  eventually,
  paymentOf,
  signUpBody,
} from '../../testing/purchases.ts';
import { brokenInvariants } from './invariants.ts';

let api: TestApi;
let product: { id: number; price: number };
const now = new Date('2026-11-25T15:00:00Z');
const clock = { now };
beforeAll(async () => {
  api = await testApi({ now: () => clock.now });
  product = await factory.product(api.db, { price: 1000, installments: 12 });
});

const cardFor = (number?: string) => ({ ...card(number), products: [product.id] });
const countClients = async () =>
  (
    await api.db
      .selectFrom('client')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('an approved card grants access at once, for a year to the end of the day in São Paulo', async () => {
  const body = signUpBody({ payment: { ...cardFor(), installments: 12 } });
  const answer = await buy(api, { body });
  expect(answer.statusCode).toBe(200);
  const { payment_id } = answer.json();
  expect(answer.json()).toEqual({ payment_id });
  expect(await paymentOf(api, payment_id)).toMatchObject({
    status: 'paid',
    amount: 1000,
    discount: 0,
    confirmed_at: now,
  });
  expect(await acquisitionsOf(api, payment_id)).toEqual([
    { product_id: product.id, status: 'active', starts_at: now, expires_at: new Date('2027-11-25T23:59:59-03:00') },
  ]);
  const mails = (await api.mails()).filter(({ to }) => to === body.client.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Boas-vindas! Confirme seu email na Mirante',
    'Pagamento confirmado',
  ]);
});

test('a card token works once, and its number is nowhere in the database', async () => {
  const { gateway_token } = (
    await api.post('/api/v1/sandbox/public/payment_profiles', {
      card_number: '5555 5555 5555 4444',
      card_expiration: '12/2035',
      card_cvv: '123',
      holder_name: 'HELENA MATSUDA',
      payment_company_code: 'mastercard',
    })
  ).json();
  const payment = {
    method: 'credit_card',
    installments: 1,
    products: [product.id],
    gateway_token,
    card_company_code: 'mastercard',
    card_last_four: '4444',
  };
  expect((await buy(api, { payment })).statusCode).toBe(200);
  expect((await buy(api, { payment })).statusCode).toBe(433);
  const { rows } = await api.services.pool.query(
    `select string_agg(query_to_xml(format('select t::text as values from %I.%I t', table_schema, table_name), true, true, '')::text, '') as dump from information_schema.tables where table_schema in ('public', 'sandbox', 'jobs') and table_type = 'BASE TABLE'`,
  );
  expect(rows[0].dump).toContain('4444');
  expect(rows[0].dump).not.toMatch(/5{12}/);
});

test('a refused card leaves only the record of the attempt', async () => {
  const coupon = await factory.coupon(api.db, { qt: 1 });
  const before = await countClients();
  const body = signUpBody({ payment: { ...cardFor(cards.refused), coupon_code: coupon.code } });
  const answer = await buy(api, { body, key: 'refused' });
  expect(answer.statusCode).toBe(433);
  expect(answer.json()).toMatchObject({
    code: 'payment_refused',
    detail: 'Pagamento rejeitado. Favor conferir os dados inseridos.',
  });
  expect(await countClients()).toBe(before);
  expect(
    await api.db.selectFrom('coupon').select(['qt', 'usage_count']).where('id', '=', coupon.id).executeTakeFirst(),
  ).toEqual({ qt: 1, usage_count: 0 });
  expect((await api.mails()).filter(({ to }) => to === body.client.email)).toEqual([]);
  expect(
    await api.db.selectFrom('charge_attempt').select(['amount', 'outcome']).orderBy('id', 'desc').limit(1).execute(),
  ).toEqual([{ amount: 500, outcome: 'refused' }]);
  const again = await buy(api, { body, key: 'refused' });
  expect(again.statusCode).toBe(433);
  const better = { ...body, payment: { ...body.payment, ...cardFor(), coupon_code: coupon.code } };
  expect((await buy(api, { body: better, key: 'better' })).statusCode).toBe(200);
});

test('a charge whose response is lost stays pending, and reconciliation confirms it', async () => {
  clock.now = now;
  const { payment_id } = (await buy(api, { payment: cardFor(cards.timesOut) })).json();
  expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'pending', vindi_code: null });
  expect(await acquisitionsOf(api, payment_id)).toMatchObject([{ status: 'pending_payment' }]);
  clock.now = new Date(now.getTime() + 61_000);
  await reconcile();
  expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'paid' });
  expect(await acquisitionsOf(api, payment_id)).toMatchObject([{ status: 'active' }]);
});

async function reconcile() {
  await api.services.jobs.add(api.db, 'reconcile', {});
  await api.runJobs();
}

test('a boleto is due at the end of the third business day, and is settled by webhook', async () => {
  const { payment_id } = (await buy(api, { payment: { method: 'bank_slip', products: [product.id] } })).json();
  const payment = await paymentOf(api, payment_id);
  expect(payment).toMatchObject({ status: 'pending', discount: 100, due_at: new Date('2026-11-30T23:59:59-03:00') });
  await sandboxGatewayOf(api).change(payment!.vindi_code!, 'pay');
  await sandboxGatewayOf(api).deliver();
  await eventually(async () => expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'paid' }));
  expect((await api.mails()).map(({ subject }) => subject)).toContain('Seu boleto chegou');
});

test('a free product is granted at once, without the gateway, once per CPF', async () => {
  const free = await factory.product(api.db, { price: 0, installments: 1 });
  const body = signUpBody({ payment: { method: 'bank_slip', products: [free.id] } });
  const { payment_id } = (await buy(api, { body })).json();
  expect(await paymentOf(api, payment_id)).toMatchObject({ method: 'free', status: 'paid', amount: 0 });
  await api.db.updateTable('client_product').set({ status: 'expired' }).where('payment_id', '=', payment_id).execute();
  expect((await buy(api, { body })).statusCode).toBe(409);
});

test('a coupon of 100% for cards alone is used without a card, and one of 99% is not', async () => {
  for (const [percent, status] of [
    [100, 200],
    [99, 422],
  ] as const) {
    const { code } = await factory.coupon(api.db, { percent, pix: false, bank_slip: false });
    const payment = { method: 'bank_slip', products: [product.id], coupon_code: code };
    expect((await buy(api, { payment })).statusCode).toBe(status);
  }
});

test('a coupon of 100% grants access at once, once per client', async () => {
  const coupon = await factory.coupon(api.db, { percent: 100, qt: 5 });
  const body = signUpBody({ payment: { products: [product.id], coupon_code: coupon.code } });
  const { payment_id } = (await buy(api, { body })).json();
  expect(await paymentOf(api, payment_id)).toMatchObject({
    method: 'free',
    status: 'paid',
    vindi_code: null,
    amount: 1000,
    discount: 1000,
  });
  const other = await factory.product(api.db);
  expect((await buy(api, { body: { ...body, payment: { ...body.payment, products: [other.id] } } })).statusCode).toBe(
    409,
  );
});

test('a CPF is limited to three open payments', async () => {
  const body = signUpBody();
  const products = await Promise.all([1, 2, 3, 4].map(() => factory.product(api.db)));
  const statuses = [];
  for (const { id } of products)
    statuses.push((await buy(api, { body: { ...body, payment: { ...body.payment, products: [id] } } })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 409]);
});

test.each<[string, () => Promise<object>, string]>([
  ['a product nobody has', async () => ({ products: [2_000_000] }), 'payment.products'],
  [
    'a product that is not at sale',
    async () => ({ products: [(await factory.product(api.db, { active: false })).id] }),
    'payment.products',
  ],
  [
    'the consultancy',
    async () => ({ products: [(await factory.product(api.db, { code: 'casa_consultoria' })).id] }),
    'payment.products',
  ],
  [
    'a free product beside a paid one',
    async () => ({ products: [(await factory.product(api.db, { price: 0 })).id, product.id] }),
    'payment.products',
  ],
  [
    'a free product by card',
    async () => ({ ...card(), products: [(await factory.product(api.db, { price: 0 })).id] }),
    'payment.method',
  ],
  ['more instalments than the product has', async () => ({ ...cardFor(), installments: 13 }), 'payment.installments'],
  ['instalments without a card', async () => ({ products: [product.id], installments: 2 }), 'payment.installments'],
  ['a coupon nobody has', async () => ({ products: [product.id], coupon_code: 'NAOEXISTE' }), 'payment.coupon_code'],
  [
    'a coupon of the house',
    async () => ({
      products: [product.id],
      coupon_code: (await factory.coupon(api.db, { percent: 100, staff_only: true })).code,
    }),
    'payment.coupon_code',
  ],
  ['a product twice', async () => ({ products: [product.id, product.id] }), 'payment.products'],
  ['a price', async () => ({ products: [product.id], price: 1 }), 'payment.price'],
])('a purchase of %s is refused beside its field', async (_what, payment, path) => {
  const answer = await buy(api, { payment: await payment() });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path);
});

test('the invariants hold after purchases of every kind', async () => {
  expect(await brokenInvariants(api.db)).toEqual({});
});
