import type { OwnPayment } from '@mirante/domain/sales/payment.ts';
import type { OwnProductDetail } from '@mirante/domain/sales/client-product.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD } from '../../testing/factory.ts';
import { buy as signUp, card, eventually, sandboxGatewayOf } from '../../testing/purchases.ts';
import { brokenInvariants } from '../purchases/invariants.ts';

const BOUGHT = new Date('2026-11-20T15:00:00Z');
const clock = { now: BOUGHT };
const api = await testApi({ now: () => clock.now });
const node = await testApi({ now: () => clock.now, beside: api });
const { db } = api;

let product: { id: number; code: string };
let ana: Awaited<ReturnType<typeof factory.client>>;
let as: string;
beforeEach(async () => {
  clock.now = BOUGHT;
  product = await factory.product(db, { price: 1200 });
  ana = await factory.client(db);
  as = await logIn(api, ana);
});
const path = () => `/api/v1/client/products/${product.id}`;
const buy = (payment: object) =>
  api.post('/api/v1/client/products', { ...payment, products: [product.id] }, { as, key: randomUUID() });
const withdraw = (
  body: object = {},
  { on = api, key = randomUUID(), by = as }: { on?: typeof api; key?: string; by?: string } = {},
) => on.post(`${path()}/withdrawal`, { password: PASSWORD, ...body }, { as: by, key });
const seen = async () => (await api.get(path(), { as })).json<OwnProductDetail>();
const refunds = () =>
  db.selectFrom('refund').select(['amount', 'obs', 'state']).where('client_id', '=', ana.id).execute();
const pay = async () => {
  const { vindi_code } = await db
    .selectFrom('payment')
    .select('vindi_code')
    .where('client_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  await sandboxGatewayOf(api).change(vindi_code!, 'pay');
  await sandboxGatewayOf(api).deliver();
  await eventually(async () => expect((await seen()).status).toBe('active'));
};

it('withdrawal: ends the access, refunds the card in full, and mails a protocol', async () => {
  await buy(card());
  expect((await seen()).withdrawal).toEqual({
    until: '2026-11-28T02:59:59.000Z',
    amount: 1200,
    method: 'credit_card',
    restores_term: false,
    restores: [],
  });
  expect((await withdraw()).statusCode).toBe(204);
  expect(await seen()).toMatchObject({
    status: 'cancelled',
    cancel_reason_name: 'Arrependimento em 7 dias',
    withdrawal: null,
  });
  expect((await api.get('/api/v1/client/details', { as })).json()).toMatchObject({ products: [], entitlements: [] });
  const paid = (await seen()).payment!.id;
  const payment = async () => (await api.get(`/api/v1/client/payments/${paid}`, { as })).json<OwnPayment>();
  expect(await payment()).toMatchObject({ status: 'paid', refunded: 0, refund_state: 'asked' });
  const mail = (await api.mails()).find(({ to, subject }) => to === ana.email && subject.startsWith('Compra desfeita'));
  expect(mail?.text).toMatch(/Vamos devolver R\$\s1\.200,00\. O estorno é pedido agora à operadora do cartão/);
  await api.runJobs();
  expect(await refunds()).toEqual([{ amount: 1200, obs: null, state: 'returned' }]);
  expect(await payment()).toMatchObject({ refunded: 1200, refund_state: 'returned' });
  expect(await brokenInvariants(db)).toEqual({});
});

it('withdrawal: of eight at once on two nodes, one is made; its key repeats the answer', async () => {
  await buy(card());
  const keys = Array.from({ length: 8 }, () => randomUUID());
  const answers = await Promise.all(keys.map((key, n) => withdraw({}, { on: n % 2 ? node : api, key })));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(Object.groupBy(statuses, String)).toMatchObject({ 204: { length: 1 }, 409: { length: 7 } });
  expect((await withdraw({}, { key: keys[statuses.indexOf(204)]! })).statusCode).toBe(204);
  expect(await refunds()).toHaveLength(1);
});

it('withdrawal: needs the password', async () => {
  await buy(card());
  const answer = await withdraw({ password: 'adivinhada' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'wrong_password', errors: [{ path: 'password' }] });
  expect(await seen()).toMatchObject({ status: 'active' });
  expect(await refunds()).toEqual([]);
});

it('withdrawal: is refused once the seventh day has passed', async () => {
  await buy(card());
  clock.now = new Date('2026-11-28T03:00:00Z');
  as = await logIn(api, ana);
  expect((await seen()).withdrawal).toBeNull();
  expect((await withdraw()).json()).toMatchObject({ status: 409, code: 'not_withdrawable' });
  expect(await seen()).toMatchObject({ status: 'active' });
});

it('withdrawal: is refused from the very end of the product, before the job has expired it', async () => {
  await buy(card());
  await db.updateTable('client_product').set({ expires_at: clock.now }).where('client_id', '=', ana.id).execute();
  expect((await seen()).withdrawal).toBeNull();
  expect((await withdraw()).json()).toMatchObject({ status: 409, code: 'not_withdrawable' });
});

it('withdrawal: of what finance attributed to the payment is left to finance', async () => {
  const { payment_id } = (await buy(card())).json<{ payment_id: number }>();
  await db
    .insertInto('discrepancy')
    .values({
      kind: 'wrong_amount',
      charge_code: 'sbx_attributed',
      status: 'attributed',
      attributed_to: payment_id,
      received: 10,
      found_at: clock.now,
      resolved_at: clock.now,
    })
    .execute();
  expect((await seen()).withdrawal).toBeNull();
  expect((await withdraw()).json()).toMatchObject({ code: 'not_withdrawable' });
});

it('withdrawal: of a paid boleto needs an account to refund to, which finance sees', async () => {
  await buy({ method: 'bank_slip', installments: 1 });
  expect((await withdraw()).json()).toMatchObject({ code: 'not_withdrawable' });
  await pay();
  for (const body of [{}, { refund_account: null }])
    expect((await withdraw(body)).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'refund_account', message: 'Campo obrigatório.' }],
    });
  expect((await withdraw({ refund_account: 'Pix: ana@exemplo.com.br' })).statusCode).toBe(204);
  await api.runJobs();
  expect(await refunds()).toEqual([{ amount: 1080, obs: 'Pix: ana@exemplo.com.br', state: 'asked' }]);
});

it("withdrawal: a guest's payment is not the account's to take back, and another's product is not found", async () => {
  const guest = await signUp(api, {
    client: { cpf: ana.cpf, email: 'pagante@exemplo.com.br', password: 'da-pagante' },
    payment: { ...card(), products: [product.id] },
  });
  expect(guest.statusCode).toBe(200);
  expect(await seen()).toMatchObject({ status: 'active', withdrawal: null });
  expect((await withdraw()).json()).toMatchObject({ code: 'not_withdrawable' });
  const bruno = await logIn(api, await factory.client(db));
  expect((await withdraw({}, { by: bruno })).statusCode).toBe(404);
});

it('withdrawal: of a renewal restores the term before it', async () => {
  await factory.clientProduct(db, ana.id, product.id, {
    starts_at: new Date('2025-12-01T15:00:00Z'),
    expires_at: new Date('2026-12-02T02:59:59Z'),
  });
  const renewal = { product_code: product.code, payment: { ...card(), products: [product.id] } };
  expect((await api.post('/api/v1/client/renew-product', renewal, { as, key: randomUUID() })).statusCode).toBe(200);
  expect(await seen()).toMatchObject({ expires_at: '2027-12-02T02:59:59.000Z' });
  expect((await withdraw()).statusCode).toBe(204);
  expect(await seen()).toMatchObject({ status: 'active', expires_at: '2026-12-02T02:59:59.000Z', withdrawal: null });
  const mail = (await api.mails()).find(({ to, subject }) => to === ana.email && subject.startsWith('Compra desfeita'));
  expect(mail?.text).toContain('A validade volta a ser a de antes da renovação.');
});

it('withdrawal: of a renewal that was paid once its term had ended, ends the access, and says so', async () => {
  const renewed = await factory.clientProduct(db, ana.id, product.id, { expires_at: new Date('2026-11-21T02:59:59Z') });
  const renewal = { product_code: product.code, payment: { method: 'pix', installments: 1, products: [product.id] } };
  await api.post('/api/v1/client/renew-product', renewal, { as, key: randomUUID() });
  clock.now = new Date('2026-11-21T12:00:00Z');
  as = await logIn(api, ana);
  await pay();
  expect(await seen()).toMatchObject({ renewed_from_id: renewed, withdrawal: { restores_term: false } });
  expect((await withdraw()).statusCode).toBe(204);
  expect(await seen()).toMatchObject({ status: 'cancelled' });
  const mail = (await api.mails()).find(({ to, subject }) => to === ana.email && subject.startsWith('Compra desfeita'));
  expect(mail?.text).toContain('O acesso terminou nesse momento.');
});

it('withdrawal: of an upgrade names what it restores, and nothing that has ended meanwhile', async () => {
  await buy(card());
  const part = product;
  product = await factory.product(db, { price: 5000 });
  await factory.link(db, product.id, part.id);
  await buy(card());
  const { name } = await db.selectFrom('product').select('name').where('id', '=', part.id).executeTakeFirstOrThrow();
  expect((await seen()).withdrawal).toMatchObject({ restores_term: false, restores: [name] });
  await db.updateTable('client_product').set({ expires_at: clock.now }).where('product_id', '=', part.id).execute();
  expect((await seen()).withdrawal).toMatchObject({ restores_term: false, restores: [] });
});

it('withdrawal: undoes only the purchase that its page showed, neither an earlier nor a later one', async () => {
  await buy(card());
  const bought = await seen();
  const renewal = { product_code: product.code, payment: { ...card(), products: [product.id] } };
  await api.post('/api/v1/client/renew-product', renewal, { as, key: randomUUID() });
  const renewed = await seen();
  const stale = { status: 409, code: 'not_withdrawable' };
  expect((await withdraw({ client_product_id: bought.id })).json()).toMatchObject(stale);
  const twice = await Promise.all([api, node].map((on) => withdraw({ client_product_id: renewed.id }, { on })));
  expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect(await refunds()).toHaveLength(1);
  expect(await seen()).toMatchObject({ status: 'active', id: bought.id });
});

it('withdrawal: a key is of the purchase that its page showed, and does not answer for another one', async () => {
  const key = randomUUID();
  await buy(card());
  const first = (await seen()).id;
  expect((await withdraw({ client_product_id: first }, { key })).statusCode).toBe(204);
  await buy(card());
  const second = (await seen()).id;
  expect((await withdraw({ client_product_id: second }, { key })).statusCode).toBe(422);
  expect((await withdraw({ client_product_id: first }, { key })).statusCode).toBe(204);
  expect(await seen()).toMatchObject({ id: second, status: 'active' });
  expect((await withdraw({ client_product_id: second })).statusCode).toBe(204);
});
