import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import type { Refund, RefundRow } from '@mirante/domain/sales/refund.ts';
import type { StaffClientProduct } from '@mirante/domain/sales/client-product.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deadJobHandlers, jobHandlers } from '../../job-handlers.ts';
import { gaugesOf } from '../../metrics/gauges.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { card } from '../../testing/purchases.ts';

const api = await testApi({ services: { onError: () => undefined } });
const { db, services } = api;
const money = await logIn(api, await factory.staff(db, ['financeiro']));
const PRICE = 1200;

let ana: Person;
let product: { id: number };
let id: number;
beforeEach(async () => {
  // Work left by the previous test.
  await api.runJobs();
  ana = await factory.client(db);
  product = await factory.product(db, { price: PRICE });
  id = await buyAndCancel();
});

/** Buys by card, and cancels with a refund, which waits for its job. */
async function buyAndCancel(): Promise<number> {
  await api.post('/api/v1/client/products', { ...card(), products: [product.id] }, { as: await logIn(api, ana) });
  const own = await db
    .selectFrom('client_product')
    .select('id')
    .where('client_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  await api.post(`${at(own.id)}/cancel`, { cancel_reason: 'Desistiu.' }, { as: money });
  return own.id;
}
const at = (own: number) => `/api/v1/clients/${ana.id}/products/${own}`;
const seen = async () => (await api.get(at(id), { as: money })).json<StaffClientProduct>();
const refundId = async () => (await seen()).refund!.id;
const path = (refund: number) => `/api/v1/refunds/${refund}`;
const find = async (refund: number) => (await api.get(path(refund), { as: money })).json<Refund>();
const remove = (refund: number) => api.delete(path(refund), { as: money });
const again = () => api.post(`${at(id)}/refund`, {}, { as: money });
const by = { retry: undefined, 'by-hand': { reason: 'Por Pix, da conta da casa.' } };
const move = (refund: number, how: keyof typeof by) => api.post(`${path(refund)}/${how}`, by[how], { as: money });
const edit = (refund: number, amount: number) => api.patch(path(refund), { amount }, { as: money });
const kinds = async (refund: number) =>
  (await db.selectFrom('money_entry').select('kind').where('refund_id', '=', refund).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );
/** In cents, by the gateway's records. */
const givenBack = async () =>
  (
    await sql<{ cents: number }>`
      select r.cents from sandbox.refund r join sandbox.charge c on c.code = r.charge_code where c.customer = ${String(ana.id)}`.execute(
      db,
    )
  ).rows.map(({ cents }) => cents);
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

describe('a refund', () => {
  it('is requested, sent and returned, with a fixed amount from then on', async () => {
    const refund = await refundId();
    expect(await find(refund)).toMatchObject({ state: 'asked', amount: PRICE, limit: PRICE, refunded_at: null });
    await edit(refund, 900);
    await api.runJobs();
    expect(await find(refund)).toMatchObject({
      state: 'returned',
      amount: 900,
      refunded_at: expect.any(String),
    });
    expect(await kinds(refund)).toEqual(['refund_asked', 'refund_asked', 'refund_sent', 'refund_returned']);
    const answer = await edit(refund, 800);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'refund_state', errors: [{ path: 'amount' }] },
    ]);
    const noted = await api.patch(path(refund), { amount: 900, obs: 'Devolvido em parte.' }, { as: money });
    expect(noted.json()).toMatchObject({ amount: 900, obs: 'Devolvido em parte.' });
    expect(await givenBack()).toEqual([90_000]);
  });

  it('is limited to what was paid for its product, whatever else the payment covers', async () => {
    const [one, two] = [await factory.product(db), await factory.product(db)];
    const { id: payment_id } = await factory.payment(db, ana.id, { status: 'paid', amount: 1000 });
    await db
      .insertInto('payment_item')
      .values([
        { payment_id, product_id: one.id, amount: 300 },
        { payment_id, product_id: two.id, amount: 700 },
      ])
      .execute();
    const { id: refund } = await factory.refund(db, ana.id, { product_id: one.id, payment_id, amount: 300 });
    expect(await find(refund)).toMatchObject({ limit: 300 });
    expect((await edit(refund, 300.01)).json()).toMatchObject({ status: 422, code: 'above_paid' });
    await expect(db.updateTable('refund').set({ amount: 300.01 }).where('id', '=', refund).execute()).rejects.toThrow(
      'exceed',
    );
  });

  it('removed before it was sent is not sent, and may be requested again', async () => {
    const first = await refundId();
    expect((await remove(first)).statusCode).toBe(204);
    expect(await seen()).toMatchObject({ refund: null, refundable: PRICE });
    await api.runJobs();
    expect(await givenBack()).toEqual([]);
    expect((await again()).statusCode).toBe(204);
    await api.runJobs();
    expect(await givenBack()).toEqual([120_000]);
    expect(await kinds(first)).toEqual(['refund_asked', 'refund_removed']);
  });

  it('removed after it was sent still counts, and cannot be requested again', async () => {
    const refund = await refundId();
    await api.runJobs();
    expect((await remove(refund)).statusCode).toBe(204);
    expect((await api.get(path(refund), { as: money })).statusCode).toBe(404);
    expect(await seen()).toMatchObject({ refund: { id: refund, state: 'removed', amount: PRICE }, refundable: 0 });
    expect((await again()).json()).toMatchObject({ status: 409, code: 'already_refunded' });
    const of = async (query: string) =>
      (await api.get(`/api/v1/refunds?refund.client_id=${ana.id}${query}`, { as: money })).json<{
        items: RefundRow[];
      }>().items;
    expect([await of(''), await of('&refund.state=removed')]).toMatchObject([[], [{ id: refund }]]);
  });

  it('made by hand is not sent', async () => {
    const refund = await refundId();
    expect((await move(refund, 'by-hand')).statusCode).toBe(204);
    await api.runJobs();
    expect([await givenBack(), await find(refund)]).toMatchObject([[], { state: 'by_hand' }]);
    expect(statuses([await move(refund, 'by-hand'), await move(refund, 'retry'), await edit(refund, 1)])).toEqual([
      409, 409, 409,
    ]);
    const [entry] = await db
      .selectFrom('money_entry')
      .select('user_id')
      .where('kind', '=', 'refund_by_hand')
      .where('refund_id', '=', refund)
      .execute();
    expect(entry!.user_id).not.toBeNull();
  });

  it('made by hand has how in its log, with who said so', async () => {
    const refund = await refundId();
    const untold = await api.post(`${path(refund)}/by-hand`, {}, { as: money });
    expect([untold.statusCode, await find(refund)]).toMatchObject([422, { state: 'asked' }]);
    await move(refund, 'by-hand');
    const log = (await api.get(`${path(refund)}/changes`, { as: money })).json<AuditEntry[]>();
    const told = log.filter(({ action }) => action === 'Marcar um reembolso como devolvido à mão');
    expect(told.map(({ diff }) => diff)).toEqual([
      { reason: [null, by['by-hand'].reason] },
      { state: ['asked', 'by_hand'] },
    ]);
    // As one call in the log.
    expect(new Set(told.map(({ created_at }) => created_at)).size).toBe(1);
  });

  it('made by hand is told once per idempotency key, which another way of giving it back does not repeat', async () => {
    const refund = await refundId();
    const key = `by-hand-${refund}`;
    const tell = (reason: string) => api.post(`${path(refund)}/by-hand`, { reason }, { as: money, key });
    expect(statuses([await tell('TED de hoje'), await tell('TED de hoje'), await tell('Dinheiro')])).toEqual([
      204, 204, 422,
    ]);
  });

  it('can be moved by finance alone', async () => {
    const care = await logIn(api, await factory.staff(db, ['atendimento']));
    const refund = await refundId();
    const answers = [
      await api.post(`${path(refund)}/retry`, undefined, { as: care }),
      await api.post(`${path(refund)}/by-hand`, by['by-hand'], { as: care }),
      await move(999_999, 'retry'),
    ];
    expect(statuses(answers)).toEqual([403, 403, 404]);
  });
});

describe('a permanently failed refund', () => {
  const gateway = { ...services.gateway };
  beforeEach(() => {
    gateway.refundCharge = async () => {
      throw new Error('the acquirer refuses');
    };
  });
  const failing = jobHandlers({
    ...services,
    gateway: { ...services.gateway, refundCharge: (...asked) => gateway.refundCharge(...asked) },
  });

  it('keeps the amount that was sent, and ends by hand or by removal', async () => {
    const refund = await refundId();
    await expect(failing.refund({ refundId: refund })).rejects.toThrow('the acquirer refuses');
    expect(await find(refund)).toMatchObject({ state: 'sent' });
    expect(statuses([await remove(refund), await move(refund, 'by-hand'), await edit(refund, 1)])).toEqual([
      409, 409, 409,
    ]);
    await deadJobHandlers(services).refund!({ refundId: refund }, 'the acquirer refuses');
    expect((await edit(refund, 1)).json()).toMatchObject({ code: 'refund_state' });
    expect((await move(refund, 'by-hand')).statusCode).toBe(204);
    expect(await find(refund)).toMatchObject({ state: 'by_hand', amount: PRICE });
    expect((await remove(refund)).statusCode).toBe(204);
    expect((await again()).json()).toMatchObject({ code: 'already_refunded' });
  });

  it('is an alert to staff, and is retried or made by hand', async () => {
    const refund = await refundId();
    await sql`update jobs.job set retry_limit = 0 where name = 'refund' and state = 'created'`.execute(db);
    await services.jobs.run(failing, deadJobHandlers(services));
    await vi.waitFor(async () => expect(await find(refund)).toMatchObject({ state: 'failed' }), {
      interval: 50,
    });
    const alarm = () =>
      db
        .selectFrom('failed_job')
        .select(['error', 'redriven'])
        .where('job', '=', 'refund')
        .where('redriven', '=', false)
        .execute();
    await vi.waitFor(async () => expect(await alarm()).toEqual([{ error: 'the acquirer refuses', redriven: false }]), {
      interval: 20,
    });
    expect(await gaugesOf(services).getSingleMetricAsString('refunds_failed')).toContain('refunds_failed 1');

    gateway.refundCharge = services.gateway.refundCharge;
    const retry = () => api.post(`${path(refund)}/retry`, undefined, { as: money, key: `retry-${refund}` });
    expect(statuses([await retry(), await retry()])).toEqual([204, 204]);
    expect((await move(refund, 'retry')).json()).toMatchObject({ code: 'refund_state' });
    expect(await alarm()).toEqual([]);
    await vi.waitFor(async () => expect(await find(refund)).toMatchObject({ state: 'returned' }), {
      interval: 50,
    });
    expect(await kinds(refund)).toEqual([
      'refund_asked',
      'refund_sent',
      'refund_failed',
      'refund_retried',
      'refund_returned',
    ]);
    expect(await givenBack()).toEqual([120_000]);
  });
});
