import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { faulty } from '../../testing/faulty-gateway.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { acquisitionsOf, sandboxGatewayOf, card, cards, eventually, paymentOf } from '../../testing/purchases.ts';
import { brokenInvariants } from '../purchases/invariants.ts';
import { unprocessedEvents } from '../webhooks/webhooks.store.ts';

const api = await testApi();
const { db } = api;

let product: { id: number; code: string };
let ana: Person;
let as: string;
beforeEach(async () => {
  product = await factory.product(db);
  ana = await factory.client(db);
  as = await logIn(api, ana);
});

const buy = async (more: object = {}): Promise<number> =>
  (
    await api.post(
      '/api/v1/client/products',
      { method: 'pix', installments: 1, products: [product.id], ...more },
      { as },
    )
  ).json().payment_id;
/** Paid at the gateway, without a webhook. */
const payWithoutWebhook = async (id: number) =>
  sandboxGatewayOf(api).change((await paymentOf(api, id))!.vindi_code!, 'pay');
const verify = (payment_id: number, token = as, on = api) =>
  on.post('/api/v1/client/verify-payment', { payment_id }, { as: token });
const refresh = (on = api, token = as) => on.post('/api/v1/client/payments/refresh', undefined, { as: token });

describe('checking one payment', () => {
  it('finds it paid before the webhook, and repeats that afterwards', async () => {
    const id = await buy();
    expect((await verify(id)).json()).toEqual({ reload: false });
    await payWithoutWebhook(id);
    for (const answer of [await verify(id), await verify(id)]) expect(answer.json()).toEqual({ reload: true });
    expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'active' }]);
  });

  it('finds a card charge whose response was lost', async () => {
    const id = await buy(card(cards.timesOut));
    expect(await paymentOf(api, id)).toMatchObject({ status: 'pending' });
    expect((await verify(id)).json()).toEqual({ reload: true });
  });

  it('ten times concurrently settles it once', async () => {
    const id = await buy();
    await payWithoutWebhook(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(id)));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['{"reload":true}']));
    expect(
      (await api.mails()).filter(({ to, subject }) => to === ana.email && subject === 'Pagamento confirmado'),
    ).toHaveLength(1);
  });

  it("is limited to the client's own", async () => {
    const id = await buy();
    await payWithoutWebhook(id);
    const stranger = await logIn(api, await factory.client(db));
    for (const answer of [await verify(id, stranger), await verify(2_147_483_647)])
      expect(answer.json()).toMatchObject({ status: 404, detail: 'Pagamento não encontrado.' });
    expect(await paymentOf(api, id)).toMatchObject({ status: 'pending' });
  });
});

describe('checking all pending payments', () => {
  it('settles each, renewals included, and asks for a reload when one changed', async () => {
    const [id, other] = [await buy(), await factory.product(db)];
    await factory.clientProduct(db, ana.id, other.id);
    const renewal = (
      await api.post(
        '/api/v1/client/renew-product',
        { product_code: other.code, payment: { method: 'bank_slip', installments: 1, products: [other.id] } },
        { as },
      )
    ).json().payment_id;
    expect((await refresh()).json()).toEqual({ reload: false });
    await payWithoutWebhook(renewal);
    expect((await refresh()).json()).toEqual({ reload: true });
    expect([await acquisitionsOf(api, renewal), await acquisitionsOf(api, id)]).toMatchObject([
      [{ status: 'active' }],
      [{ status: 'pending_payment' }],
    ]);
  });

  it('asks for a reload after a webhook while others still wait, until every browser reloaded', async () => {
    const [paid, other] = [await buy(), await factory.product(db)];
    const waits = await buy({ products: [other.id] });
    await payWithoutWebhook(paid);
    await sandboxGatewayOf(api).deliver();
    await eventually(async () =>
      expect(await unprocessedEvents(db, new Date(api.services.now().getTime() + 60_000)).execute()).toEqual([]),
    );
    expect(await paymentOf(api, paid)).toMatchObject({ status: 'paid' });
    expect((await refresh()).json()).toEqual({ reload: true });
    expect(await paymentOf(api, waits)).toMatchObject({ status: 'pending' });
    await db
      .updateTable('payment')
      .set({ verified_at: new Date(api.services.now().getTime() - 901_000) })
      .where('id', '=', paid)
      .execute();
    expect((await refresh()).json()).toEqual({ reload: false });
  });

  it('asks for a reload when nothing is pending, as the caller believes otherwise', async () => {
    expect((await refresh()).json()).toEqual({ reload: true });
  });
});

it('a payment check reports no change while the gateway is unavailable', async () => {
  const heard: unknown[] = [];
  const gateway = faulty(api.services.gateway);
  const cut = await testApi({ beside: api, services: { gateway, onError: (error) => heard.push(error) } });
  const id = await buy();
  await payWithoutWebhook(id);
  gateway.fault = 'dead';
  expect([(await verify(id, as, cut)).json(), (await refresh(cut)).json()]).toEqual([
    { reload: false },
    { reload: false },
  ]);
  expect(heard).toHaveLength(2);
});

it('a payment check is rate-limited per client', async () => {
  const strict = await testApi({ beside: api, env: { RATE_LIMIT_FACTOR: '1' } });
  const id = await buy();
  const statuses = [];
  for (let n = 0; n < 7; n += 1)
    statuses.push([(await verify(id, as, strict)).statusCode, (await refresh(strict)).statusCode]);
  expect(statuses).toEqual([...Array.from({ length: 6 }, () => [200, 200]), [429, 429]]);
});

it("the invariants hold after clients' payment checks", async () => {
  expect(await brokenInvariants(db)).toEqual({});
});
