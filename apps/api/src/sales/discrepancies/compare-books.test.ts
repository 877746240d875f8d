import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import { testApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import { acquisitionsOf, sandboxGatewayOf, buy, card, paymentOf } from '../../testing/purchases.ts';

const clock = { now: new Date('2026-11-25T15:00:00Z') };
const reportedErrors: unknown[] = [];
const api = await testApi({ now: () => clock.now, services: { onError: (error) => void reportedErrors.push(error) } });
const { db, services } = api;
const days = (n: number) => {
  clock.now = new Date(clock.now.getTime() + n * 86_400_000);
};
let product: { id: number };
beforeAll(async () => {
  product = await factory.product(db);
});

async function bought(payment: object): Promise<{ id: number; charge: string }> {
  const id = (await buy(api, { payment: { ...payment, products: [product.id] } })).json().payment_id as number;
  return { id, charge: (await paymentOf(api, id))!.vindi_code! };
}
/** Ignores the order. */
const linesOf = (rows: readonly (readonly unknown[])[]) => new Set(rows.map((row) => row.join(' ')));
const compare = () => jobHandlers(services).compare_books({});
const found = async () =>
  (
    await db.selectFrom('discrepancy').select(['kind', 'status', 'charge_code', 'payment_id']).orderBy('id').execute()
  ).map(({ kind, status, charge_code, payment_id }) => [kind, status, charge_code ?? payment_id]);

it('reconciling a day compares both sides: differences that a resync fixes are closed, the rest stays open for finance, and a rerun adds no rows', async () => {
  const [whole, unheard, reversed, lost, stray] = [
    await bought(card()),
    await bought({ method: 'pix' }),
    await bought(card()),
    await bought(card()),
    await bought(card()),
  ];
  await sandboxGatewayOf(api).change(unheard.charge, 'pay');
  await sandboxGatewayOf(api).change(reversed.charge, 'reverse');
  await sql`delete from sandbox.charge where code = ${lost.charge}`.execute(db);
  await sql`update sandbox.charge set reference = 'nobody-knows' where code = ${stray.charge}`.execute(db);
  days(1);
  await compare();
  const all = [
    ['unpaid_here', 'synced', unheard.charge],
    ['reversed_there', 'synced', reversed.charge],
    ['unknown_payment', 'open', stray.charge],
    ['unpaid_there', 'open', lost.id],
  ];
  expect(linesOf(await found())).toEqual(linesOf(all));
  expect(await acquisitionsOf(api, unheard.id)).toMatchObject([{ status: 'active' }]);
  expect(await acquisitionsOf(api, reversed.id)).toMatchObject([{ status: 'cancelled' }]);
  expect(await acquisitionsOf(api, whole.id)).toMatchObject([{ status: 'active' }]);
  await db.deleteFrom('compared_day').execute();
  await compare();
  expect(linesOf(await found())).toEqual(linesOf(all));
  await db.deleteFrom('discrepancy').execute();
});

it('reconciling finds a boleto paid a year late without a webhook, on the same night', async () => {
  const { id, charge } = await bought({ method: 'bank_slip' });
  const jobs = jobHandlers(services);
  days(366);
  await jobs.expire({});
  await sandboxGatewayOf(api).change(charge, 'pay');
  days(1);
  await jobs.reconcile({});
  await jobs.reconcile_confirmed({});
  expect(await paymentOf(api, id)).toMatchObject({ status: 'pending' });
  await compare();
  expect(await paymentOf(api, id)).toMatchObject({ status: 'paid' });
  expect(await found()).toContainEqual(['unpaid_here', 'synced', charge]);
  expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'active' }]);
  await db.deleteFrom('discrepancy').execute();
});

it('reconciling catches up after a failed night, and compares each day once', async () => {
  const { charge } = await bought({ method: 'pix' });
  await sandboxGatewayOf(api).change(charge, 'pay');
  days(1);
  const { gateway } = services;
  services.gateway = { ...gateway, listCharges: () => Promise.reject(new Error('502')) };
  await expect(compare()).rejects.toThrow('502');
  expect(await found()).toEqual([]);
  days(2);
  let lists = 0;
  services.gateway = {
    ...gateway,
    listCharges: (since, page) => {
      lists += 1;
      return gateway.listCharges(since, page);
    },
  };
  await compare();
  expect(await found()).toContainEqual(['unpaid_here', 'synced', charge]);
  const after = lists;
  await compare();
  expect(lists).toBe(after);
  services.gateway = gateway;
});

it('reconciling catches up after an outage of months, in which a boleto was paid', async () => {
  const { id, charge } = await bought({ method: 'bank_slip' });
  await compare();
  days(2);
  await sandboxGatewayOf(api).change(charge, 'pay');
  days(90);
  const jobs = jobHandlers(services);
  for (const name of ['expire', 'reconcile', 'reconcile_confirmed', 'compare_books'] as const) await jobs[name]({});
  expect(await paymentOf(api, id)).toMatchObject({ status: 'paid' });
  expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'active' }]);
  await db.deleteFrom('discrepancy').execute();
});

it('reconciling continues past a charge that fails, and repeats that day', async () => {
  await db.deleteFrom('discrepancy').execute();
  const [broken, other] = [await bought({ method: 'pix' }), await bought({ method: 'pix' })];
  for (const { charge } of [broken, other]) await sandboxGatewayOf(api).change(charge, 'pay');
  days(1);
  const { gateway } = services;
  services.gateway = {
    ...gateway,
    readCharge: (code) => (code === broken.charge ? Promise.reject(new Error('502')) : gateway.readCharge(code)),
  };
  await expect(compare()).rejects.toThrow('could not be compared');
  expect(await paymentOf(api, other.id)).toMatchObject({ status: 'paid' });
  services.gateway = gateway;
  await compare();
  expect(await paymentOf(api, broken.id)).toMatchObject({ status: 'paid' });
  expect(reportedErrors.length).toBeGreaterThan(0);
});
