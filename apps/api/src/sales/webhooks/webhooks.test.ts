import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { GatewayOutage, type Charge, type PaymentGateway } from '../../gateways/payments/port.ts';
import { sign, SIGNATURE_HEADER } from '../../gateways/payments/sandbox/signature.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { factory, PASSWORD } from '../../testing/factory.ts';
import { permutations } from '../../testing/permutations.ts';
import { acquisitionsOf, sandboxGatewayOf, buy, eventually, paymentOf } from '../../testing/purchases.ts';
import { brokenInvariants } from '../purchases/invariants.ts';
import { settle } from '../purchases/settle.ts';
import { processWaitingEvents } from './process-events.ts';

const HOUR = 3_600_000;
let api: TestApi;
let product: { id: number };
beforeAll(async () => {
  api = await testApi();
  product = await factory.product(api.db);
});

const secret = () => api.services.config.webhookSecret;
const bodyOf = (code: string, id: string = randomBytes(8).toString('hex')) =>
  JSON.stringify({
    event: { id, type: 'charge.paid', created_at: api.services.now().toISOString(), data: { charge: { code } } },
  });
const send = async (payload: string, signature: string | undefined, url = '/api/v1/webhooks/sandbox') =>
  (
    await api.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { [SIGNATURE_HEADER]: signature }),
      },
    })
  ).statusCode;

async function pendingPix(coupon?: string) {
  const { cpf, email } = await factory.client(api.db);
  const { payment_id } = (
    await buy(api, {
      client: { cpf, email, password: PASSWORD },
      payment: { products: [product.id], ...(coupon && { coupon_code: coupon }) },
    })
  ).json();
  const payment = (await paymentOf(api, payment_id))!;
  return { id: payment.id, code: payment.vindi_code! };
}
const storedEvents = async () => (await api.db.selectFrom('webhook_event').select('event_key').execute()).length;

test('webhooks: one event delivered a hundred times grants once', async () => {
  const { id, code } = await pendingPix();
  await sandboxGatewayOf(api).change(code, 'pay');
  const body = bodyOf(code);
  const statuses = await Promise.all(
    Array.from({ length: 100 }, () => send(body, sign(secret(), body, api.services.now()))),
  );
  expect(new Set(statuses)).toEqual(new Set([204]));
  await eventually(async () => expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'active' }]));
  expect((await api.mails()).filter(({ text }) => text.includes(`pagamento ${id})`)).length).toBe(1);
});

test('webhooks: an event without the signature, too old, or altered is refused', async () => {
  const { id, code } = await pendingPix();
  await sandboxGatewayOf(api).change(code, 'pay');
  const before = await storedEvents();
  const body = bodyOf(code);
  const now = api.services.now();
  const good = sign(secret(), body, now);
  const forged = [
    undefined,
    '',
    'v1=',
    sign('another secret', body, now),
    sign(secret(), body, new Date(now.getTime() - HOUR)),
    sign(secret(), body, new Date(now.getTime() + HOUR)),
    sign(secret(), `${body} `, now),
    good.replace('t=', 't=1'),
    good.toUpperCase(),
    `${good},v1=00`,
  ];
  for (const signature of forged) expect(await send(body, signature)).toBe(401);
  expect(await send(body, good, '/api/v1/webhooks/other')).toBe(404);
  expect(await storedEvents()).toBe(before);
  expect(await paymentOf(api, id)).toMatchObject({ status: 'pending' });
});

test('webhooks: a genuine event about an unpaid charge grants nothing, as the charge itself is read', async () => {
  const { id, code } = await pendingPix();
  const body = bodyOf(code);
  expect(await send(body, sign(secret(), body, api.services.now()))).toBe(204);
  await eventually(async () =>
    expect(
      await api.db
        .selectFrom('webhook_event')
        .select('error')
        .where('charge_code', '=', code)
        .where('processed_at', 'is not', null)
        .execute(),
    ).toEqual([{ error: null }]),
  );
  expect(await paymentOf(api, id)).toMatchObject({ status: 'pending' });
});

test.each<[string, Partial<Charge>]>([
  ['one cent less', { cents: 89_999 }],
  ['another customer', { customer: '1' }],
  ['another charge', { code: 'sbx_other' }],
])('webhooks: a paid charge with %s settles nothing', async (_what, lie) => {
  const { id, code } = await pendingPix();
  await sandboxGatewayOf(api).change(code, 'pay');
  const charge = (await api.services.gateway.readCharge(code))!;
  expect(await settle(api.services, { ...charge, ...lie })).toBe('mismatch');
  expect(await paymentOf(api, id)).toMatchObject({ status: 'pending' });
  expect(await settle(api.services, charge)).toBe('changed');
});

test("webhooks: all orders of a charge's events, each delivered twice, have one outcome", async () => {
  const coupon = await factory.coupon(api.db, { qt: 500, percent: 10 });
  const paidAt = api.services.now();
  const ends = new Set<string>();
  const orders = permutations(['pending', 'pending', 'paid', 'reversed', 'canceled'] as const);
  for (const order of orders) {
    const { id, code } = await pendingPix(coupon.code);
    const charge = (await api.services.gateway.readCharge(code))!;
    const as: Record<(typeof order)[number], Partial<Charge>> = {
      pending: {},
      paid: { status: 'paid', paidAt },
      reversed: { status: 'canceled', paidAt },
      canceled: { status: 'canceled' },
    };
    for (const event of order) await Promise.all([1, 2].map(() => settle(api.services, { ...charge, ...as[event] })));
    const { status, confirmed_at } = (await paymentOf(api, id))!;
    const use = await api.db
      .selectFrom('coupon_use')
      .select('released_at')
      .where('payment_id', '=', id)
      .executeTakeFirst();
    ends.add(JSON.stringify([status, confirmed_at, use, await acquisitionsOf(api, id)]));
  }
  expect([orders.length, ends.size]).toEqual([60, 1]);
  const [status, confirmedAt, use, acquired] = JSON.parse([...ends][0]!);
  expect([status, confirmedAt, use]).toEqual(['canceled', paidAt.toJSON(), { released_at: null }]);
  expect(acquired).toMatchObject([{ status: 'cancelled', starts_at: paidAt.toJSON() }]);
  expect(
    await api.db.selectFrom('coupon').select(['qt', 'usage_count']).where('id', '=', coupon.id).executeTakeFirst(),
  ).toEqual({ qt: 440, usage_count: 60 });
});

test('webhooks: a cancelled charge releases coupon and product once', async () => {
  const coupon = await factory.coupon(api.db, { qt: 1 });
  const { id, code } = await pendingPix(coupon.code);
  await sandboxGatewayOf(api).change(code, 'refuse');
  for (let n = 0; n < 3; n += 1) await settle(api.services, (await api.services.gateway.readCharge(code))!);
  expect(await paymentOf(api, id)).toMatchObject({ status: 'canceled' });
  expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'no_payment' }]);
  expect(await api.db.selectFrom('coupon').select('qt').where('id', '=', coupon.id).executeTakeFirst()).toEqual({
    qt: 1,
  });
});

test('webhooks: an accepted but unprocessed event is processed by the next job', async () => {
  const { id, code } = await pendingPix();
  await sandboxGatewayOf(api).change(code, 'pay');
  const minuteAgo = new Date(api.services.now().getTime() - 60_000);
  await api.db
    .insertInto('webhook_event')
    .values({
      event_key: `sandbox:left-${code}`,
      type: 'charge.paid',
      charge_code: code,
      payload: '{}',
      received_at: minuteAgo,
      next_try_at: minuteAgo,
    })
    .execute();
  await api.services.jobs.add(api.db, 'reconcile', {});
  await api.runJobs();
  expect(await paymentOf(api, id)).toMatchObject({ status: 'paid' });
});

test('webhooks: an event waits longer after each try, and those processed or not due are left alone', async () => {
  const { services, db } = api;
  let at = services.now().getTime();
  const event = (event_key: string, minutes: number, processed_at: Date | null = null) => {
    const next_try_at = new Date(at + minutes * 60_000);
    const about = { type: 'charge.paid', charge_code: 'sbx_unread', payload: '{}', received_at: services.now() };
    return { event_key, ...about, next_try_at, processed_at };
  };
  const events = [event('due', -1), event('later', 60), event('processed', -1, services.now())];
  await db.insertInto('webhook_event').values(events).execute();
  const readCharge = vi.fn<PaymentGateway['readCharge']>().mockRejectedValue(new GatewayOutage('ECONNREFUSED'));
  const nextTries = async () => {
    const gateway = { ...services.gateway, readCharge };
    await processWaitingEvents({ ...services, gateway, now: () => new Date(at), onError: () => undefined });
    const tries = db.selectFrom('webhook_event').select(['event_key', 'next_try_at']).where('payload', '=', '{}');
    return Object.fromEntries((await tries.execute()).map((row) => [row.event_key, row.next_try_at.getTime()]));
  };
  const [, later, processed] = events.map(({ next_try_at }) => next_try_at.getTime());
  for (const minutes of [1, 2, 4]) {
    const due = at + minutes * 60_000;
    expect(await nextTries()).toMatchObject({ due, later, processed });
    at = due + 1;
  }
  expect(readCharge).toHaveBeenCalledTimes(3);
});

test('webhooks: the sandbox redelivers what was not accepted', async () => {
  const { code } = await pendingPix();
  while ((await sandboxGatewayOf(api).deliver()) > 0);
  await sandboxGatewayOf(api).change(code, 'pay');
  let tries = 0;
  const fails = async () => ((tries += 1), 500);
  expect(await sandboxGatewayOf(api).deliverDueWebhooks(fails)).toBe(1);
  expect(tries).toBe(1);
  expect(await sandboxGatewayOf(api).deliver()).toBe(0);
});

test('the invariants hold after webhooks', async () => {
  expect(await brokenInvariants(api.db)).toEqual({});
});
