import pLimit from 'p-limit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { factory, logIn, PASSWORD } from '../../testing/factory.ts';
import { permutations } from '../../testing/permutations.ts';
import { acquisitionsOf, buy, eventually, paymentOf } from '../../testing/purchases.ts';
import { basicOf, webhookSecrets, fakeVindiApi, type FakeVindiApi } from '../../testing/vindi.ts';
import { pay, refund } from '../../testing/fake-vindi/billing.ts';
import { testEvent, type DeliveryMode } from '../../testing/fake-vindi/webhook.ts';
import type { FakeBill } from '../../testing/fake-vindi/objects.ts';
import { brokenInvariants } from '../purchases/invariants.ts';
import { requestRefund } from '../refunds/refund.job.ts';

const now = new Date('2026-11-25T15:00:00Z');
let shop: FakeVindiApi;
let product: { id: number };
beforeAll(async () => {
  shop = await fakeVindiApi(() => now);
  product = await factory.product(shop.api.db);
});
beforeEach(() => {
  shop.vindi.fault = undefined;
  shop.vindi.webhook.waiting.length = 0;
});
afterAll(() => shop.close());

async function pendingPix(coupon?: string): Promise<{ id: number; bill: FakeBill }> {
  const { cpf, email } = await factory.client(shop.api.db);
  const { payment_id: id } = (
    await buy(shop.api, {
      client: { cpf, email, password: PASSWORD },
      payment: { products: [product.id], ...(coupon && { coupon_code: coupon }) },
    })
  ).json();
  const { vindi_code } = (await paymentOf(shop.api, id))!;
  return { id, bill: shop.vindi.store.bills.find((bill) => String(bill.id) === vindi_code)! };
}
let moment = 0;
const webhookBody = (type: string, { id }: FakeBill) =>
  JSON.stringify({
    event: {
      type,
      created_at: new Date(now.getTime() + (moment += 1)).toISOString(),
      data: { bill: { id, status: 'paid' } },
    },
  });
const events = () => shop.api.db.selectFrom('webhook_event').select(['event_key', 'error', 'processed_at']).execute();
const settled = () =>
  eventually(async () => expect((await events()).every(({ processed_at: at }) => at !== null)).toBe(true));
async function sent(body: string): Promise<void> {
  expect(await shop.post(body)).toBe(204);
  await settled();
}

test('Vindi webhooks: the test event is answered and not stored', async () => {
  const before = (await events()).length;
  expect(await shop.post(testEvent(now))).toBe(204);
  expect(
    await shop.post(
      JSON.stringify({
        event: { type: 'customer_created', created_at: now.toISOString(), data: { customer: { id: 7 } } },
      }),
    ),
  ).toBe(204);
  expect((await events()).length).toBe(before);
});

test('Vindi webhooks: an event without the secret path and credentials is refused', async () => {
  const { id, bill } = await pendingPix();
  pay(shop.vindi.store, bill.id);
  const before = (await events()).length;
  const body = webhookBody('bill_paid', bill);
  const base = '/api/v1/webhooks/vindi';
  const wrong: [string, string | null][] = [
    [base, basicOf(webhookSecrets)],
    [`${base}/`, basicOf(webhookSecrets)],
    [`${base}/${webhookSecrets.path}x`, basicOf(webhookSecrets)],
    [`${base}/${webhookSecrets.path.toUpperCase()}`, basicOf(webhookSecrets)],
    [`${base}/${webhookSecrets.path}`, null],
    [`${base}/${webhookSecrets.path}`, ''],
    [`${base}/${webhookSecrets.path}`, 'Basic '],
    [`${base}/${webhookSecrets.path}`, basicOf({ ...webhookSecrets, password: '' })],
    [`${base}/${webhookSecrets.path}`, basicOf({ user: 'vindi', password: 'hook-passwore' })],
    [`${base}/${webhookSecrets.path}`, `Bearer ${webhookSecrets.password}`],
  ];
  for (const [address, authorization] of wrong) expect(await shop.post(body, address, authorization)).toBe(401);
  expect(await shop.post(body, `/api/v1/webhooks/sandbox/${webhookSecrets.path}`)).toBe(404);
  expect((await events()).length).toBe(before);
  expect(await paymentOf(shop.api, id)).toMatchObject({ status: 'pending' });
});

test('Vindi webhooks: an event about an unpaid bill grants nothing', async () => {
  const { id, bill } = await pendingPix();
  await sent(webhookBody('bill_paid', bill));
  expect(await paymentOf(shop.api, id)).toMatchObject({ status: 'pending' });
});

test.each<[string, (bill: FakeBill) => void, string]>([
  [
    'one cent less',
    (bill) => {
      bill.amount = '899.99';
      bill.charges[0]!.amount = '899.99';
    },
    'mismatch',
  ],
  [
    'less paid than billed',
    (bill) => {
      bill.charges[0]!.amount = '1.0';
    },
    'mismatch',
  ],
  [
    'another customer',
    (bill) => {
      bill.customer = { ...bill.customer, code: '1' };
    },
    'mismatch',
  ],
  [
    'a customer of nobody',
    (bill) => {
      bill.customer = { ...bill.customer, code: null };
    },
    'mismatch',
  ],
  [
    'another reference',
    (bill) => {
      bill.code = '0123456789abcdef0123456789abcdef';
    },
    'unknown_payment',
  ],
  [
    'no reference',
    (bill) => {
      bill.code = null;
    },
    'unknown_payment',
  ],
])('Vindi webhooks: a paid bill with %s grants nothing', async (_what, forge, error) => {
  const { id, bill } = await pendingPix();
  pay(shop.vindi.store, bill.id);
  forge(bill);
  const body = webhookBody('bill_paid', bill);
  await sent(body);
  expect((await events()).find(({ event_key: key }) => key.includes(`:${bill.id}:`))).toMatchObject({ error });
  expect(await paymentOf(shop.api, id)).toMatchObject({ status: 'pending' });
  expect(await acquisitionsOf(shop.api, id)).toMatchObject([{ status: 'pending_payment' }]);
});

test("Vindi webhooks: another payment's paid bill settles no other", async () => {
  const [mine, other] = [await pendingPix(), await pendingPix()];
  pay(shop.vindi.store, other.bill.id);
  other.bill.code = mine.bill.code;
  other.bill.customer = mine.bill.customer;
  await sent(webhookBody('bill_paid', other.bill));
  expect(await paymentOf(shop.api, mine.id)).toMatchObject({ status: 'pending', vindi_code: String(mine.bill.id) });
});

test.each<DeliveryMode>(['as_told', 'twice', 'reversed', 'lost'])(
  'Vindi webhooks: events delivered "%s" lead to one grant',
  async (how) => {
    const { id, bill } = await pendingPix();
    pay(shop.vindi.store, bill.id);
    await shop.vindi.webhook.deliver((body) => shop.post(body), how);
    await settled();
    if (how === 'lost') {
      await shop.api.db
        .updateTable('payment')
        .set({ verified_at: new Date(now.getTime() - 600_000) })
        .where('id', '=', id)
        .execute();
      await shop.api.services.jobs.add(shop.api.db, 'reconcile', {});
      await shop.api.runJobs();
    }
    expect(await acquisitionsOf(shop.api, id)).toMatchObject([{ status: 'active' }]);
    expect((await paymentOf(shop.api, id))!.pix_copy_paste).toMatch(/^000201/);
    expect((await shop.api.mails()).filter(({ text }) => text.includes(`pagamento ${id})`)).length).toBe(1);
  },
);

test('Vindi webhooks: a refund ends the access, and a replayed payment does not restore it', async () => {
  const { id, bill } = await pendingPix();
  pay(shop.vindi.store, bill.id);
  const paid = webhookBody('bill_paid', bill);
  await sent(paid);
  refund(shop.vindi.store, bill.charges[0]!.id, {});
  await shop.vindi.webhook.deliver((body) => shop.post(body));
  for (const body of [paid, webhookBody('bill_paid', bill)]) await sent(body);
  expect(await paymentOf(shop.api, id)).toMatchObject({ status: 'canceled', confirmed_at: now });
  expect(await acquisitionsOf(shop.api, id)).toMatchObject([{ status: 'cancelled' }]);
});

test('Vindi webhooks: our full refund closes the bill, the payment stays paid', async () => {
  const { id, bill } = await pendingPix();
  pay(shop.vindi.store, bill.id);
  await shop.vindi.webhook.deliver((body) => shop.post(body));
  await settled();
  const { db, services } = shop.api;
  const bought = db.selectFrom('client_product').select(['id', 'client_id']).where('payment_id', '=', id);
  const own = await bought.executeTakeFirstOrThrow();
  const money = await logIn(shop.api, await factory.staff(db, ['financeiro']));
  const at = `/api/v1/clients/${own.client_id}/products/${own.id}/cancel`;
  await shop.api.post(at, { cancel_reason: 'Desistiu.' }, { as: money });
  const asked = db.selectFrom('refund').select('id').where('payment_id', '=', id);
  await requestRefund(services, { refundId: (await asked.executeTakeFirstOrThrow()).id });
  expect(bill.status).toBe('canceled');
  await shop.vindi.webhook.deliver((body) => shop.post(body));
  await settled();
  expect(await paymentOf(shop.api, id)).toMatchObject({ status: 'paid', confirmed_at: now });
  const entries = db.selectFrom('money_entry').select('kind').where('payment_id', '=', id).orderBy('id');
  expect((await entries.execute()).map(({ kind }) => kind)).toEqual([
    'settled',
    'refund_asked',
    'refund_sent',
    'refund_returned',
  ]);
});

test('Vindi webhooks: a refusal event before the charge response is a refusal', async () => {
  const { cpf, email } = await factory.client(shop.api.db);
  const notify = shop.vindi.store.notify;
  const posted: Promise<number>[] = [];
  shop.vindi.store.notify = (type, about) => {
    notify(type, about);
    posted.push(...shop.vindi.webhook.waiting.splice(0).map((body) => shop.post(body)));
  };
  const answer = await buy(shop.api, {
    client: { cpf, email, password: PASSWORD },
    payment: { ...shop.card('refused'), products: [product.id] },
  });
  shop.vindi.store.notify = notify;
  expect(await Promise.all(posted)).toEqual([204, 204, 204]);
  await settled();
  expect(answer.statusCode).toBe(433);
  const { id } = await shop.api.db
    .selectFrom('client')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(await shop.api.db.selectFrom('payment').select('id').where('client_id', '=', id).execute()).toEqual([]);
});

const states: Record<
  string,
  Partial<{ bill: FakeBill['status']; charge: FakeBill['status']; paid_at: string | null }>
> = {
  bill_created: { bill: 'pending', charge: 'pending', paid_at: null },
  charge_created: { bill: 'pending', charge: 'pending', paid_at: null },
  bill_paid: { bill: 'paid', charge: 'paid', paid_at: now.toISOString() },
  charge_refunded: { bill: 'canceled', charge: 'canceled', paid_at: now.toISOString() },
  bill_canceled: { bill: 'canceled', charge: 'canceled', paid_at: null },
};

test("Vindi webhooks: all orders of a bill's events have one outcome", async () => {
  const coupon = await factory.coupon(shop.api.db, { qt: 500, percent: 10 });
  const ends = new Set<string>();
  // Of two events that notify the same state, one order will do.
  const orders = permutations(Object.keys(states)).filter(
    (order) => order.indexOf('bill_created') < order.indexOf('charge_created'),
  );
  const run = async (order: readonly string[]) => {
    const { id, bill } = await pendingPix(coupon.code);
    for (const type of order) {
      const { bill: status, charge, paid_at } = states[type]!;
      Object.assign(bill, { status });
      Object.assign(bill.charges[0]!, { status: charge, paid_at });
      const body = webhookBody(type, bill);
      const key = JSON.parse(body).event.created_at as string;
      await Promise.all([shop.post(body), shop.post(body)]);
      await eventually(async () =>
        expect(
          (
            await shop.api.db
              .selectFrom('webhook_event')
              .select('processed_at')
              .where('event_key', 'like', `%:${bill.id}:${key}`)
              .executeTakeFirst()
          )?.processed_at,
        ).toBeInstanceOf(Date),
      );
    }
    const { status, confirmed_at } = (await paymentOf(shop.api, id))!;
    const use = await shop.api.db
      .selectFrom('coupon_use')
      .select('released_at')
      .where('payment_id', '=', id)
      .executeTakeFirst();
    ends.add(
      JSON.stringify([status, confirmed_at, use, (await acquisitionsOf(shop.api, id)).map((one) => one.status)]),
    );
  };
  const few = pLimit(6);
  await Promise.all(orders.map((order) => few(run, order)));
  expect(orders.length).toBe(60);
  expect([...ends]).toEqual([JSON.stringify(['canceled', now, { released_at: null }, ['cancelled']])]);
});

test('Vindi webhooks: the invariants hold, and no personal data is stored', async () => {
  expect(await brokenInvariants(shop.api.db)).toEqual({});
  const rows = await shop.api.db.selectFrom('webhook_event').select('payload').execute();
  expect(JSON.stringify(rows)).not.toMatch(/@|Matsuda|Nogueira/);
});
