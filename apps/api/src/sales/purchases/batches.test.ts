import { beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { BATCH, forEachBatch } from '../../jobs/batch.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { meters } from '../../metrics/meters.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { confirmPayment } from './settle.ts';
import { lockPayment } from './settle.store.ts';

const reportedErrors: unknown[] = [];
const api = await testApi({ services: { onError: (error) => void reportedErrors.push(error) } });
const { db, services } = api;
const minutesAgo = (n: number) => new Date(testNow().getTime() - n * 60_000);
const run = (job: 'expire' | 'end_access' | 'remind' | 'reconcile') => jobHandlers(services)[job]({});
let product: { id: number };
beforeAll(async () => {
  product = await factory.product(db);
});

/** Refuses every later update of this row, like a violated constraint. */
async function breakRow(table: string, id: number): Promise<void> {
  const name = `break_${table}_${id}`;
  await services.pool.query(
    `create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'broken row ${id}'; end $$;
       create trigger ${name} before update on ${table} for each row when (old.id = ${id}) execute function ${name}()`,
  );
}

const statusOf = async (id: number) =>
  (await db.selectFrom('client_product').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

const usesOf = (couponId: number) =>
  db.selectFrom('coupon').select(['qt', 'usage_count']).where('id', '=', couponId).executeTakeFirst();

async function lapsedPix(dueAt: Date, couponId?: number): Promise<number> {
  const client = await factory.client(db);
  const payment = await factory.payment(db, client.id, { due_at: dueAt, coupon_id: couponId ?? null });
  if (couponId)
    await db
      .insertInto('coupon_use')
      .values({ payment_id: payment.id, coupon_id: couponId, taken_at: minutesAgo(60) })
      .execute();
  return factory.clientProduct(db, client.id, product.id, { status: 'pending_payment', payment_id: payment.id });
}

async function pendingCharge(vindi_code: string): Promise<void> {
  const client = await factory.client(db);
  await factory.payment(db, client.id, { vindi_code, created_at: minutesAgo(10) });
}

async function waitingEvent(charge_code: string): Promise<void> {
  const event = { event_key: `sandbox:${charge_code}`, type: 'charge.paid', charge_code, payload: '{}' };
  await db
    .insertInto('webhook_event')
    .values({ ...event, received_at: minutesAgo(2), next_try_at: minutesAgo(1) })
    .execute();
}

const rowsOf = async (result: 'done' | 'failed') =>
  (await meters.jobRows.get()).values.find(({ labels }) => labels.job === 'expire' && labels.result === result)
    ?.value ?? 0;

it('job batches: a payment that is settled meanwhile keeps its coupon', async () => {
  const coupon = await factory.coupon(db, { qt: 0, usage_count: 1 });
  const own = await lapsedPix(minutesAgo(5), coupon.id);
  const { id, code } = await db
    .selectFrom('payment')
    .innerJoin('client_product', 'client_product.payment_id', 'payment.id')
    .select(['payment.id', 'payment.code'])
    .where('client_product.id', '=', own)
    .executeTakeFirstOrThrow();
  await db.insertInto('payment_item').values({ payment_id: id, product_id: product.id, amount: 1000 }).execute();
  let expiring: Promise<void> | undefined;
  await inTransaction(db, async (trx) => {
    await lockPayment(trx, code);
    expiring = run('expire');
    await expect.poll(() => lockWaits(db)).toBe(1);
    await confirmPayment(services, trx, { id, guest: false, coupon_id: coupon.id }, testNow());
  });
  await expiring;
  expect([await usesOf(coupon.id), await statusOf(own)]).toEqual([{ qt: 0, usage_count: 1 }, 'active']);
});

it('job batches: a payment whose charge is being renewed keeps its products until then', async () => {
  const [renewing, left] = [await lapsedPix(minutesAgo(5)), await lapsedPix(minutesAgo(5))];
  const paymentOf = (own: number) => db.selectFrom('client_product').select('payment_id').where('id', '=', own);
  for (const [own, renewing_until] of [
    [renewing, minutesAgo(-1)],
    [left, minutesAgo(0)],
  ] as const)
    await db.updateTable('payment').set({ renewing_until }).where('id', '=', paymentOf(own)).execute();
  await run('expire');
  expect(await Promise.all([renewing, left].map(statusOf))).toEqual(['pending_payment', 'no_payment']);
  await db.updateTable('payment').set({ renewing_until: null }).where('id', '=', paymentOf(renewing)).execute();
  await run('expire');
  expect(await statusOf(renewing)).toBe('no_payment');
});

it('job batches: a payment that fails to expire is reported and counted, and does not stop the others', async () => {
  const [done, failed] = [await rowsOf('done'), await rowsOf('failed')];
  const coupon = await factory.coupon(db, { qt: 0, usage_count: 1 });
  const broken = await lapsedPix(minutesAgo(20), coupon.id);
  const others = [await lapsedPix(minutesAgo(10)), await lapsedPix(minutesAgo(5))];
  await breakRow('client_product', broken);
  await run('expire');
  expect(await Promise.all([broken, ...others].map(statusOf))).toEqual(['pending_payment', 'no_payment', 'no_payment']);
  expect(reportedErrors.splice(0).map(String)).toEqual([expect.stringContaining(`broken row ${broken}`)]);
  expect([(await rowsOf('done')) - done, (await rowsOf('failed')) - failed]).toEqual([2, 1]);
  // Nothing of it was released.
  expect(await usesOf(coupon.id)).toEqual({ qt: 0, usage_count: 1 });
});

it('job batches: access ends by a job of its own, and one failure does not stop the others', async () => {
  const owner = async () => {
    const client = await factory.client(db);
    return factory.clientProduct(db, client.id, product.id, { expires_at: minutesAgo(5) });
  };
  const [broken, other] = [await owner(), await owner()];
  await breakRow('client_product', broken);
  await run('end_access');
  expect([await statusOf(broken), await statusOf(other)]).toEqual(['active', 'expired']);
  expect(reportedErrors.splice(0)).toHaveLength(1);
});

it("job batches: a coupon use is released without exceeding the coupon's limit", async () => {
  const coupon = await factory.coupon(db, { qt: 99_999_999, usage_count: 1 });
  const waiting = await lapsedPix(minutesAgo(5), coupon.id);
  await run('expire');
  reportedErrors.length = 0;
  expect(await statusOf(waiting)).toBe('no_payment');
  expect(await usesOf(coupon.id)).toEqual({ qt: 99_999_999, usage_count: 0 });
});

it.each([
  ['payments', (n: number) => pendingCharge(`slow-${n}`)],
  ['webhook events', (n: number) => waitingEvent(`slow-${n}`)],
])('job batches: reconciliation leaves %s that a slow gateway delays to its next run', async (_what, insert) => {
  await run('reconcile');
  for (let n = 0; n < 4; n += 1) await insert(n);
  const { gateway } = services;
  let reads = 0;
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => start + reads * 50_000);
  const read = async (code: string) => void (reads += Number(code.startsWith('slow')));
  services.gateway = { ...gateway, readCharge: read, findCharge: read };
  await run('reconcile').finally(() => clock.mockRestore());
  expect(reads).toBe(3);
  await run('reconcile');
  expect(reads).toBe(4);
  services.gateway = gateway;
});

it('job batches: 200 unreadable webhook events do not block the others', async () => {
  const client = await factory.client(db);
  const { code } = await factory.payment(db, client.id, { vindi_code: 'readable' });
  const event = (charge_code: string, n: number) => ({
    event_key: `sandbox:${charge_code}-${n}`,
    type: 'charge.paid',
    charge_code,
    payload: '{}',
    received_at: minutesAgo(300 - n),
    next_try_at: minutesAgo(300 - n),
  });
  const events = Array.from({ length: 200 }, (_, n) => event('unreadable', n));
  await db
    .insertInto('webhook_event')
    .values([...events, event('readable', 250)])
    .execute();
  const { gateway } = services;
  services.gateway = {
    ...gateway,
    readCharge: async (asked) => {
      if (asked === 'unreadable') throw new Error('502');
      return undefined;
    },
    findCharge: async () => undefined,
  };
  const processed = async () =>
    (
      await db
        .selectFrom('webhook_event')
        .select('error')
        .where('charge_code', '=', 'readable')
        .where('processed_at', 'is not', null)
        .execute()
    ).length;
  await run('reconcile');
  expect(await processed()).toBe(0);
  await run('reconcile');
  services.gateway = gateway;
  expect(await processed()).toBe(1);
  expect(code).toBeTruthy();
  expect(reportedErrors.splice(0)).toHaveLength(200);
});

it('job batches: a batch in which every row fails is followed by the next', async () => {
  const rows = Array.from({ length: BATCH + 3 }, (_, n) => n);
  const worked: number[] = [];
  await forEachBatch(
    services,
    'expire',
    async (last: number | undefined = -1) => rows.slice(last + 1, last + 1 + BATCH),
    async (row: number) => {
      if (row < BATCH) throw new Error('broken');
      worked.push(row);
    },
  );
  expect(worked).toEqual([BATCH, BATCH + 1, BATCH + 2]);
  expect(reportedErrors.splice(0)).toHaveLength(BATCH);
});
