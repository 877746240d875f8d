import pLimit from 'p-limit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { given, logIn, PASSWORD } from '../../testing/given.ts';
import { acquisitionsOf, buy, eventually, paymentOf } from '../../testing/shop.ts';
import { basicOf, hookSecrets, vindiShop, type VindiShop } from '../../testing/vindi.ts';
import { pay, refund } from '../../testing/vindi-twin/billing.ts';
import { greeting, type Delivering } from '../../testing/vindi-twin/hook.ts';
import type { TwinBill } from '../../testing/vindi-twin/shapes.ts';
import { brokenInvariants } from '../purchases/invariants.ts';
import { requestRefund } from '../refunds/refund.job.ts';

const now = new Date('2026-11-25T15:00:00Z');
let shop: VindiShop;
let product: { id: number };
beforeAll(async () => {
  shop = await vindiShop(() => now);
  product = await given.product(shop.api.db);
});
beforeEach(() => {
  shop.twin.fault = undefined;
  shop.twin.hook.waiting.length = 0;
});
afterAll(() => shop.close());

async function pendingPix(coupon?: string): Promise<{ id: number; bill: TwinBill }> {
  const { cpf, email } = await given.client(shop.api.db);
  const { payment_id: id } = (
    await buy(shop.api, {
      client: { cpf, email, password: PASSWORD },
      payment: { products: [product.id], ...(coupon && { coupon_code: coupon }) },
    })
  ).json();
  const { vindi_code } = (await paymentOf(shop.api, id))!;
  return { id, bill: shop.twin.ledger.bills.find((bill) => String(bill.id) === vindi_code)! };
}
let moment = 0;
const webhookBody = (type: string, { id }: TwinBill) =>
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

test('the word of greeting that a new hook gets is answered and not kept', async () => {
  const before = (await events()).length;
  expect(await shop.post(greeting(now))).toBe(204);
  expect(
    await shop.post(
      JSON.stringify({
        event: { type: 'customer_created', created_at: now.toISOString(), data: { customer: { id: 7 } } },
      }),
    ),
  ).toBe(204);
  expect((await events()).length).toBe(before);
});

test("nobody is heard without the address' secret and the credentials", async () => {
  const { id, bill } = await pendingPix();
  pay(shop.twin.ledger, bill.id);
  const before = (await events()).length;
  const body = webhookBody('bill_paid', bill);
  const base = '/api/v1/webhooks/vindi';
  const wrong: [string, string | null][] = [
    [base, basicOf(hookSecrets)],
    [`${base}/`, basicOf(hookSecrets)],
    [`${base}/${hookSecrets.path}x`, basicOf(hookSecrets)],
    [`${base}/${hookSecrets.path.toUpperCase()}`, basicOf(hookSecrets)],
    [`${base}/${hookSecrets.path}`, null],
    [`${base}/${hookSecrets.path}`, ''],
    [`${base}/${hookSecrets.path}`, 'Basic '],
    [`${base}/${hookSecrets.path}`, basicOf({ ...hookSecrets, password: '' })],
    [`${base}/${hookSecrets.path}`, basicOf({ user: 'vindi', password: 'hook-passwore' })],
    [`${base}/${hookSecrets.path}`, `Bearer ${hookSecrets.password}`],
  ];
  for (const [address, authorization] of wrong) expect(await shop.post(body, address, authorization)).toBe(401);
  for (let n = 0; n < 1000; n += 1) {
    const bytes = Buffer.from(n % 2 === 0 ? hookSecrets.path : `${hookSecrets.user}:${hookSecrets.password}`);
    bytes[n % bytes.length]! ^= 1 << (n % 5);
    const address =
      n % 2 === 0 ? `${base}/${encodeURIComponent(bytes.toString('latin1'))}` : `${base}/${hookSecrets.path}`;
    expect(
      await shop.post(body, address, n % 2 === 0 ? basicOf(hookSecrets) : `Basic ${bytes.toString('base64')}`),
    ).toBe(401);
  }
  expect(await shop.post(body, `/api/v1/webhooks/sandbox/${hookSecrets.path}`)).toBe(404);
  expect((await events()).length).toBe(before);
  expect(await paymentOf(shop.api, id)).toMatchObject({ status: 'pending' });
});

test('a word of money about a bill that is not paid grants nothing', async () => {
  const { id, bill } = await pendingPix();
  await sent(webhookBody('bill_paid', bill));
  expect(await paymentOf(shop.api, id)).toMatchObject({ status: 'pending' });
});

test.each<[string, (bill: TwinBill) => void, string]>([
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
])('a paid bill with %s grants nothing', async (_what, forge, error) => {
  const { id, bill } = await pendingPix();
  pay(shop.twin.ledger, bill.id);
  forge(bill);
  const body = webhookBody('bill_paid', bill);
  await sent(body);
  expect((await events()).find(({ event_key: key }) => key.includes(`:${bill.id}:`))).toMatchObject({ error });
  expect(await paymentOf(shop.api, id)).toMatchObject({ status: 'pending' });
  expect(await acquisitionsOf(shop.api, id)).toMatchObject([{ status: 'pending_payment' }]);
});

test("another's paid bill pays for nobody else", async () => {
  const [mine, other] = [await pendingPix(), await pendingPix()];
  pay(shop.twin.ledger, other.bill.id);
  other.bill.code = mine.bill.code;
  other.bill.customer = mine.bill.customer;
  await sent(webhookBody('bill_paid', other.bill));
  expect(await paymentOf(shop.api, mine.id)).toMatchObject({ status: 'pending', vindi_code: String(mine.bill.id) });
});

test.each<Delivering>(['as_told', 'twice', 'reversed', 'lost'])(
  'what the hook tells %s comes to one grant',
  async (how) => {
    const { id, bill } = await pendingPix();
    pay(shop.twin.ledger, bill.id);
    await shop.twin.hook.deliver((body) => shop.post(body), how);
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

test('money given back ends the access, and the word of its payment, heard again, does not bring it back', async () => {
  const { id, bill } = await pendingPix();
  pay(shop.twin.ledger, bill.id);
  const paid = webhookBody('bill_paid', bill);
  await sent(paid);
  refund(shop.twin.ledger, bill.charges[0]!.id, {});
  await shop.twin.hook.deliver((body) => shop.post(body));
  for (const body of [paid, webhookBody('bill_paid', bill)]) await sent(body);
  expect(await paymentOf(shop.api, id)).toMatchObject({ status: 'canceled', confirmed_at: now });
  expect(await acquisitionsOf(shop.api, id)).toMatchObject([{ status: 'cancelled' }]);
});

test('what we give back in full closes the bill, and leaves the payment paid with its refund', async () => {
  const { id, bill } = await pendingPix();
  pay(shop.twin.ledger, bill.id);
  await shop.twin.hook.deliver((body) => shop.post(body));
  await settled();
  const { db, services } = shop.api;
  const bought = db.selectFrom('client_product').select(['id', 'client_id']).where('payment_id', '=', id);
  const own = await bought.executeTakeFirstOrThrow();
  const money = await logIn(shop.api, await given.staff(db, ['financeiro']));
  const at = `/api/v1/clients/${own.client_id}/products/${own.id}/cancel`;
  await shop.api.post(at, { cancel_reason: 'Desistiu.' }, { as: money });
  const asked = db.selectFrom('refund').select('id').where('payment_id', '=', id);
  await requestRefund(services, { refundId: (await asked.executeTakeFirstOrThrow()).id });
  expect(bill.status).toBe('canceled');
  await shop.twin.hook.deliver((body) => shop.post(body));
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

test('a refusal that the hook tells before the buyer was answered is a refusal still', async () => {
  const { cpf, email } = await given.client(shop.api.db);
  const tell = shop.twin.ledger.tell;
  const posted: Promise<number>[] = [];
  shop.twin.ledger.tell = (type, about) => {
    tell(type, about);
    posted.push(...shop.twin.hook.waiting.splice(0).map((body) => shop.post(body)));
  };
  const answer = await buy(shop.api, {
    client: { cpf, email, password: PASSWORD },
    payment: { ...shop.card('refused'), products: [product.id] },
  });
  shop.twin.ledger.tell = tell;
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
  Partial<{ bill: TwinBill['status']; charge: TwinBill['status']; paid_at: string | null }>
> = {
  bill_created: { bill: 'pending', charge: 'pending', paid_at: null },
  charge_created: { bill: 'pending', charge: 'pending', paid_at: null },
  bill_paid: { bill: 'paid', charge: 'paid', paid_at: now.toISOString() },
  charge_refunded: { bill: 'canceled', charge: 'canceled', paid_at: now.toISOString() },
  bill_canceled: { bill: 'canceled', charge: 'canceled', paid_at: null },
};

test('in all 120 orders of its events, each told twice, a bill comes to one end', async () => {
  const coupon = await given.coupon(shop.api.db, { qt: 500, percent: 10 });
  const ends = new Set<string>();
  const orders = permutations(Object.keys(states));
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
  expect(orders.length).toBe(120);
  expect([...ends]).toEqual([JSON.stringify(['canceled', now, { released_at: null }, ['cancelled']])]);
});

test('nothing of all this broke the books, nor was any name kept of what the hook told', async () => {
  expect(await brokenInvariants(shop.api.db)).toEqual({});
  const rows = await shop.api.db.selectFrom('webhook_event').select('payload').execute();
  expect(JSON.stringify(rows)).not.toMatch(/@|Matsuda|Nogueira/);
});

function permutations<T>(list: readonly T[]): T[][] {
  return list.length === 0
    ? [[]]
    : list.flatMap((first, i) => permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}
