import { beforeAll, expect, test } from 'vitest';
import { withCircuitBreaker } from '../../gateways/payments/circuit-breaker.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { faults, faulty, type Fault, type FaultyGateway } from '../../testing/faulty-gateway.ts';
import { factory } from '../../testing/factory.ts';
import { acquisitionsOf, sandboxGatewayOf, buy, card, cards, paymentOf, signUpBody } from '../../testing/purchases.ts';
import { brokenInvariants, invariants, sandboxInvariants } from './invariants.ts';

let api: TestApi;
let gateway: FaultyGateway;
const clock = { now: new Date('2026-11-25T15:00:00Z') };
const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};

beforeAll(async () => {
  api = await testApi({ now: () => clock.now });
  gateway = faulty(api.services.gateway);
});

/** Each attempt has a circuit breaker of its own, unaffected by earlier ones. */
function breakGateway(fault: Fault): void {
  gateway.fault = fault;
  let clocked = 0;
  // Short only if it is meant to expire: a busy machine may take longer for a real response.
  const timeOutMs = fault === 'hang' ? 100 : 30_000;
  api.services.gateway = withCircuitBreaker(gateway, { timeOutMs, clock: () => (clocked += 60_000) });
}

async function reconcile(): Promise<void> {
  await api.services.jobs.add(api.db, 'reconcile', {});
  await api.runJobs();
}
const coupon = async () => (await factory.coupon(api.db, { qt: 1, percent: 10 })).code;
const methods = {
  credit_card: () => card(),
  pix: () => ({ method: 'pix' }),
  bank_slip: () => ({ method: 'bank_slip' }),
};
type Cell = readonly [Fault, keyof typeof methods];
const cells = faults.flatMap((fault) =>
  (Object.keys(methods) as (keyof typeof methods)[]).map((method): Cell => [fault, method]),
);
/** A card charge that never reached the gateway cannot be made later: its token has expired. */
const isGivenUp = ([fault, method]: Cell) => method === 'credit_card' && fault !== 'charge_then_drop';

/** Buys while the gateway is faulty, then repairs it. */
async function buyDuring(fault: Fault, method: keyof typeof methods): Promise<number> {
  const product = await factory.product(api.db);
  const body = signUpBody({ payment: { ...methods[method](), products: [product.id], coupon_code: await coupon() } });
  breakGateway(fault);
  const answer = await buy(api, { body, key: `${fault}-${method}` });
  expect(answer.statusCode).toBe(200);
  const { payment_id } = answer.json();
  expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'pending', vindi_code: null });
  expect((await buy(api, { body, key: `${fault}-${method}` })).body).toBe(answer.body);
  breakGateway('none');
  later(2);
  await reconcile();
  return payment_id;
}

test.each(cells.filter((cell) => !isGivenUp(cell)))(
  'gateway fault "%s": a purchase by %s stays pending, and can be paid when the gateway recovers',
  async (fault, method) => {
    const id = await buyDuring(fault, method);
    const { vindi_code } = (await paymentOf(api, id))!;
    expect(vindi_code).toMatch(/^sbx_/);
    await sandboxGatewayOf(api).change(vindi_code!, 'pay');
    later(6);
    await reconcile();
    expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'active' }]);
  },
);

test.each(cells.filter(isGivenUp))(
  'gateway fault "%s": a purchase by %s stays pending, and is released when no charge is found',
  async (fault, method) => {
    const id = await buyDuring(fault, method);
    expect(await paymentOf(api, id)).toMatchObject({ status: 'pending' });
    later(16);
    await reconcile();
    expect(await paymentOf(api, id)).toMatchObject({ status: 'canceled' });
    expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'no_payment' }]);
  },
);

test('gateway fault: a refusal stays a refusal, whatever the gateway did before', async () => {
  breakGateway('none');
  const product = await factory.product(api.db);
  expect((await buy(api, { payment: { ...card(cards.refused), products: [product.id] } })).statusCode).toBe(433);
});

test('gateway fault: after repeated failures the circuit breaker spares the gateway and the buyers', async () => {
  let clocked = 0;
  gateway.fault = 'dead';
  api.services.gateway = withCircuitBreaker(gateway, { clock: () => clocked });
  gateway.calls = 0;
  const product = await factory.product(api.db);
  for (let n = 0; n < 12; n += 1)
    expect((await buy(api, { payment: { products: [product.id] } })).statusCode).toBe(200);
  expect(gateway.calls).toBe(5);
  clocked += 10_001;
  gateway.fault = 'none';
  const { payment_id } = (await buy(api, { payment: { products: [product.id] } })).json();
  expect((await paymentOf(api, payment_id))!.vindi_code).toMatch(/^sbx_/);
});

test('gateway fault: the invariants hold after every fault', async () => {
  later(2);
  await reconcile();
  expect(await brokenInvariants(api.db, invariants)).toEqual({});
  expect(await brokenInvariants(api.db, sandboxInvariants)).toEqual({});
});
