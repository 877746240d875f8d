import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withCircuitBreaker } from '../../gateways/payments/circuit-breaker.ts';
import type { VindiSettings } from '../../gateways/payments/vindi/gateway.ts';
import { factory, PASSWORD } from '../../testing/factory.ts';
import { acquisitionsOf, buy, eventually, paymentOf, signUpBody } from '../../testing/purchases.ts';
import { gatewayAt, fakeVindiApi, type FakeVindiApi } from '../../testing/vindi.ts';
import { pay } from '../../testing/fake-vindi/billing.ts';
import { faultKinds, type Fault, type FaultKind } from '../../testing/fake-vindi/faults.ts';
import { brokenInvariants, invariants } from './invariants.ts';

const clock = { now: new Date('2026-11-25T15:00:00Z') };
let shop: FakeVindiApi;
beforeAll(async () => {
  shop = await fakeVindiApi(() => clock.now);
});
afterAll(() => shop.close());

const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
async function reconcile(): Promise<void> {
  await shop.api.services.jobs.add(shop.api.db, 'reconcile', {});
  await shop.api.runJobs();
}
const bills = async (id: number) => {
  const { code } = (await paymentOf(shop.api, id))!;
  return shop.vindi.store.bills.filter((bill) => bill.code === code);
};

const QUICK = { totalMs: 250, connectMs: 100 };
const NOWHERE: Record<string, Partial<VindiSettings>> = {
  refused: { ...QUICK, url: 'http://127.0.0.1:9/api/v1' },
  no_name: { ...QUICK, url: 'http://vindi.invalid/api/v1' },
};
const breakIt = (name: string, fault: Partial<Fault> = {}) => {
  shop.vindi.fault = name in NOWHERE ? undefined : { kind: name as FaultKind, delayMs: 20, ...fault };
  // Only a server that never answers should time out; a busy machine may take longer for the others.
  shop.openDoor(NOWHERE[name] ?? { totalMs: name === 'hang' ? 500 : 5000 });
};
function repair(): void {
  shop.vindi.fault = undefined;
  shop.openDoor();
}

const methods = {
  credit_card: () => shop.card(),
  pix: () => ({ method: 'pix' }),
  bank_slip: () => ({ method: 'bank_slip' }),
};
type Method = keyof typeof methods;
const byMethod = <T>(names: readonly T[]) =>
  names.flatMap((name) => (Object.keys(methods) as Method[]).map((method) => [name, method] as const));

/** A buyer with an account, since creating one takes a while. */
async function orderOf(payment: object) {
  const { cpf, email } = await factory.client(shop.api.db);
  return signUpBody({ client: { cpf, email, password: PASSWORD }, payment });
}

/** Buys while Vindi is faulty: the buyer gets a success, whatever happened, and the same answer to a retry. */
async function buyDuring(name: string, method: Method, fault?: Partial<Fault>): Promise<number> {
  const product = await factory.product(shop.api.db, { vindi_id: 70 });
  const coupon = await factory.coupon(shop.api.db, { qt: 1, percent: 10 });
  const body = await orderOf({ ...methods[method](), products: [product.id], coupon_code: coupon.code });
  breakIt(name, fault);
  const key = randomUUID();
  const answer = await buy(shop.api, { body, key });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('payment_id')]);
  expect((await buy(shop.api, { body, key })).body).toBe(answer.body);
  return answer.json().payment_id;
}

/** After the recovery the sale completes: paid if possible, cancelled if a card was never charged. */
async function expectSettled(id: number, method: Method): Promise<void> {
  repair();
  later(2);
  await reconcile();
  const [bill, ...others] = await bills(id);
  expect(others).toEqual([]);
  if (bill) pay(shop.vindi.store, bill.id);
  later(16);
  await reconcile();
  const paid = method !== 'credit_card' || bill !== undefined;
  expect(await paymentOf(shop.api, id)).toMatchObject({
    status: paid ? 'paid' : 'canceled',
    vindi_code: bill ? String(bill.id) : null,
  });
  expect(await acquisitionsOf(shop.api, id)).toMatchObject([{ status: paid ? 'active' : 'no_payment' }]);
}

test.each(
  byMethod([...faultKinds.filter((kind) => kind !== 'invalid' && kind !== 'refund_rejected'), ...Object.keys(NOWHERE)]),
)('Vindi fault "%s": a purchase by %s stays pending', async (name, method) => {
  await expectSettled(await buyDuring(name, method), method);
});

test.each(byMethod(['slow', 'duplicate_id'] as const))(
  'a late Vindi response is accepted, and one with the id of another bill is not: "%s", by %s',
  async (name, method) => {
    const id = await buyDuring(name, method);
    expect((await paymentOf(shop.api, id))!.vindi_code !== null).toBe(name === 'slow');
    await expectSettled(id, method);
  },
);

test.each(byMethod(['hang', 'error_500', 'redirect', 'bad_json', 'half_body', 'reset', 'drop'] as const))(
  'reconciliation finds a charge whose response was lost to "%s", by %s',
  async (name, method) => {
    const id = await buyDuring(name, method, { on: /^POST \/bills$/, acts: true, spreads: true });
    expect(await paymentOf(shop.api, id)).toMatchObject({ status: 'pending', vindi_code: null });
    expect(await bills(id)).toHaveLength(1);
    await expectSettled(id, method);
    expect(await paymentOf(shop.api, id)).toMatchObject({ status: 'paid' });
  },
);

test.each(byMethod(['error_500', 'redirect', 'bad_json', 'half_body', 'reset', 'drop'] as const))(
  'a single response lost to "%s" is recovered at once, by %s',
  async (name, method) => {
    const id = await buyDuring(name, method, { on: /^POST \/bills$/, acts: true });
    expect(await paymentOf(shop.api, id)).toMatchObject({
      status: method === 'credit_card' ? 'paid' : 'pending',
      vindi_code: String((await bills(id))[0]!.id),
    });
    await expectSettled(id, method);
  },
);

test.each(Object.keys(methods) as Method[])(
  'a Vindi refusal is answered as one and leaves no records, by %s',
  async (method) => {
    repair();
    const product = await factory.product(shop.api.db, { vindi_id: 70 });
    const declined = method === 'credit_card' ? shop.card('refused') : methods[method]();
    if (method !== 'credit_card') shop.vindi.fault = { kind: 'invalid', on: /^POST \/bills$/ };
    const before = shop.vindi.store.bills.length;
    const answer = await buy(shop.api, { body: await orderOf({ ...declined, products: [product.id] }) });
    expect(answer.statusCode).toBe(433);
    expect(await acquisitionsOf(shop.api, answer.json().payment_id ?? 0)).toEqual([]);
    for (const bill of shop.vindi.store.bills.slice(before)) expect(bill.status).toBe('canceled');
  },
);

test.each(['error_500', 'ignored'] as const)(
  'a refused card whose Vindi bill could not be cancelled (%s) stays pending, and is never charged',
  async (kind) => {
    repair();
    const product = await factory.product(shop.api.db);
    shop.vindi.fault = { kind, on: /^DELETE/ };
    const answer = await buy(shop.api, { body: await orderOf({ ...shop.card('refused'), products: [product.id] }) });
    expect(answer.statusCode).toBe(200);
    repair();
    later(2);
    await reconcile();
    expect(await paymentOf(shop.api, answer.json().payment_id)).toMatchObject({ status: 'canceled' });
  },
);

test.each<[string, Fault, RegExp, number]>([
  ['a failing Vindi', { kind: 'error_500' }, /^/, 10],
  ['a Vindi that fails to create bills alone', { kind: 'error_500', on: /^POST \/bills$/ }, /^POST \/bills$/, 5],
])('%s is spared by the circuit breaker after a few calls, and called again', async (_what, fault, asked, most) => {
  let clocked = 0;
  const sick = gatewayAt(shop.vindi, shop.api.services, { totalMs: 2000 });
  shop.api.services.gateway = withCircuitBreaker(sick, { clock: () => clocked });
  shop.vindi.fault = fault;
  shop.vindi.calls.length = 0;
  const product = await factory.product(shop.api.db);
  for (let n = 0; n < 12; n += 1)
    expect((await buy(shop.api, { body: await orderOf({ products: [product.id] }) })).statusCode).toBe(200);
  expect(shop.vindi.calls.filter((call) => asked.test(call)).length).toBeLessThanOrEqual(most);
  clocked += 10_001;
  shop.vindi.fault = undefined;
  const { payment_id } = (await buy(shop.api, { body: await orderOf({ products: [product.id] }) })).json();
  expect((await paymentOf(shop.api, payment_id))!.vindi_code).toMatch(/^\d+$/);
  await sick.close();
});

test('calls that do not need Vindi are served while it hangs', async () => {
  const product = await factory.product(shop.api.db);
  const bodies = await Promise.all(Array.from({ length: 20 }, () => orderOf({ products: [product.id] })));
  const { promise: until, resolve: hangUp } = Promise.withResolvers<void>();
  shop.openDoor({ totalMs: 60_000 });
  shop.vindi.fault = { kind: 'hang', until };
  shop.vindi.calls.length = 0;
  let over = 0;
  const hanging = bodies.map((body) =>
    buy(shop.api, { body }).finally(() => {
      over += 1;
    }),
  );
  await eventually(async () => expect(shop.vindi.calls.length).toBe(20));
  for (let n = 0; n < 50; n += 1) expect((await shop.api.get('/api/v1/active-products')).statusCode).toBe(200);
  expect(over).toBe(0);
  hangUp();
  for (const answer of await Promise.all(hanging)) expect(answer.statusCode).toBe(200);
  repair();
});

test('the invariants hold after every Vindi fault', async () => {
  later(2);
  await reconcile();
  const { db } = shop.api;
  expect(await brokenInvariants(db, invariants)).toEqual({});
  for (const { code, status, amount, discount, vindi_code } of await db
    .selectFrom('payment')
    .select(['code', 'status', 'amount', 'discount', 'vindi_code'])
    .execute()) {
    const found = shop.vindi.store.bills.filter((bill) => bill.code === code);
    expect(found.length).toBeLessThanOrEqual(1);
    const there = found[0]?.status === 'paid' && [String(found[0].id), Math.round(Number(found[0].amount) * 100)];
    expect(there).toEqual(status === 'paid' && [vindi_code, Math.round((amount - discount) * 100)]);
  }
  expect(shop.vindi.store.bills.filter((bill) => bill.status === 'paid').length).toBe(
    (await db.selectFrom('payment').select('id').where('status', '=', 'paid').execute()).length,
  );
});
