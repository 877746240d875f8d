import type { Refund } from '@mirante/domain/sales/refund.ts';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { up } from '../../../migrations/0194-refunds-of-reversed-payments.ts';
import { GatewayOutage } from '../../gateways/payments/port.ts';
import { deadJobHandlers } from '../../job-handlers.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { card, eventually, paymentOf, sandboxGatewayOf } from '../../testing/purchases.ts';
import { brokenInvariants } from '../purchases/invariants.ts';
import { requestRefund } from './refund.job.ts';

const api = await testApi({ services: { onError: () => undefined } });
const node = await testApi({ beside: api });
const { db } = api;
const gateway = sandboxGatewayOf(api);
const money = await logIn(api, await factory.staff(db, ['financeiro']));
const product = await factory.product(db, { price: 588 });
const WORDS = 'O banco já devolveu este pagamento ao cliente: não há o que reembolsar. Remova o reembolso.';

let ana: Person;
beforeEach(async () => {
  ana = await factory.client(db);
});
afterEach(() => vi.restoreAllMocks());

/** A paid purchase, cancelled with a refund that nobody made yet. */
async function cancelled(payment: object): Promise<{ refund: number; payment: number; acquisition: number }> {
  const as = await logIn(api, ana);
  const bought = await api.post(
    '/api/v1/client/products',
    { installments: 1, ...payment, products: [product.id] },
    { as },
  );
  const { payment_id: id } = bought.json<{ payment_id: number }>();
  await gateway.change((await paymentOf(api, id))!.vindi_code!, 'pay');
  await api.post('/api/v1/client/verify-payment', { payment_id: id }, { as });
  const { id: acquisition } = await db
    .selectFrom('client_product')
    .select('id')
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  await api.post(
    `/api/v1/clients/${ana.id}/products/${acquisition}/cancel`,
    { cancel_reason: 'Desistiu.' },
    { as: money },
  );
  const { id: refund } = await db
    .selectFrom('refund')
    .select('id')
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  return { refund, payment: id, acquisition };
}
async function reverse(payment: number): Promise<void> {
  await gateway.change((await paymentOf(api, payment))!.vindi_code!, 'reverse');
  await gateway.deliver();
  await eventually(async () => expect(await paymentOf(api, payment)).toMatchObject({ status: 'canceled' }));
}
const by = { retry: undefined, 'by-hand': { reason: 'Por Pix, da conta da casa.' } };
const move = (refund: number, how: keyof typeof by, on = api) =>
  on.post(`/api/v1/refunds/${refund}/${how}`, by[how], { as: money });
const find = async (refund: number) => (await api.get(`/api/v1/refunds/${refund}`, { as: money })).json<Refund>();
const kindsOf = async (payment: number) =>
  (await db.selectFrom('money_entry').select('kind').where('payment_id', '=', payment).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

describe('the refund of a payment that the bank reversed', () => {
  it('is not made by hand, and is removed', async () => {
    const { refund, payment, acquisition } = await cancelled({ method: 'bank_slip' });
    expect(await find(refund)).toMatchObject({ state: 'asked', reversed: false });
    await reverse(payment);
    expect(await find(refund)).toMatchObject({ state: 'asked', reversed: true });
    expect((await move(refund, 'by-hand')).json()).toMatchObject({ status: 409, code: 'nothing_paid', detail: WORDS });
    expect((await move(refund, 'retry')).json()).toMatchObject({ status: 409, code: 'refund_state' });
    expect((await api.delete(`/api/v1/refunds/${refund}`, { as: money })).statusCode).toBe(204);
    expect(await kindsOf(payment)).toEqual(['settled', 'refund_asked', 'reversed', 'refund_removed']);
    const again = await api.post(`/api/v1/clients/${ana.id}/products/${acquisition}/refund`, {}, { as: money });
    expect(again.json()).toMatchObject({ status: 409 });
  });

  it('is not sent by its job, nor again after it failed', async () => {
    const { refund, payment } = await cancelled(card());
    await reverse(payment);
    await requestRefund(api.services, { refundId: refund });
    expect(await find(refund)).toMatchObject({ state: 'asked', reversed: true });
    await deadJobHandlers(api.services).refund!({ refundId: refund }, 'no answer');
    expect((await move(refund, 'retry')).json()).toMatchObject({ status: 409, code: 'nothing_paid', detail: WORDS });
    await requestRefund(api.services, { refundId: refund });
    expect(await kindsOf(payment)).toEqual(['settled', 'refund_asked', 'reversed', 'refund_failed']);
  });

  it('counts as returned where it was sent, unanswered, before the reversal', async () => {
    const { refund, payment } = await cancelled(card());
    const asked = vi.spyOn(api.services.gateway, 'refundCharge').mockRejectedValueOnce(new GatewayOutage('no answer'));
    await expect(requestRefund(api.services, { refundId: refund })).rejects.toThrow('no answer');
    await reverse(payment);
    await requestRefund(api.services, { refundId: refund });
    expect(asked).toHaveBeenCalledOnce();
    expect(await find(refund)).toMatchObject({ state: 'returned', reversed: true });
    expect(await kindsOf(payment)).toEqual(['settled', 'refund_asked', 'refund_sent', 'refund_returned']);
  });

  it('counts as returned too if its last attempt fails as the bank reverses it', async () => {
    const { refund, payment } = await cancelled(card());
    vi.spyOn(api.services.gateway, 'refundCharge').mockRejectedValueOnce(new GatewayOutage('no answer'));
    await expect(requestRefund(api.services, { refundId: refund })).rejects.toThrow('no answer');
    await reverse(payment);
    await deadJobHandlers(api.services).refund!({ refundId: refund }, 'no answer');
    expect(await kindsOf(payment)).toEqual(['settled', 'refund_asked', 'refund_sent', 'refund_returned']);
  });

  it('counts as returned by the migration where it failed after the reversal, not before', async () => {
    const sent = async () => {
      const made = await cancelled(card());
      vi.spyOn(api.services.gateway, 'refundCharge').mockRejectedValueOnce(new GatewayOutage('no answer'));
      await expect(requestRefund(api.services, { refundId: made.refund })).rejects.toThrow('no answer');
      return made;
    };
    const fail = (refund: number) =>
      sql`insert into money_entry (kind, refund_id, amount, at) values ('refund_failed', ${refund}, 1, now())`.execute(
        db,
      );
    const early = await sent();
    await fail(early.refund);
    await reverse(early.payment);
    ana = await factory.client(db);
    const late = await sent();
    await reverse(late.payment);
    await fail(late.refund);
    await up(db as Kysely<unknown>);
    expect(await find(early.refund)).toMatchObject({ state: 'failed' });
    expect(await find(late.refund)).toMatchObject({ state: 'returned' });
    await up(db as Kysely<unknown>);
    expect(await kindsOf(late.payment)).toEqual([
      'settled',
      'refund_asked',
      'refund_sent',
      'refund_failed',
      'refund_returned',
    ]);
  });

  it('is made by hand before a concurrent reversal, or not at all', async () => {
    for (let n = 0; n < 10; n += 1) {
      ana = await factory.client(db);
      const { refund, payment } = await cancelled({ method: 'bank_slip' });
      const [made] = await Promise.all([move(refund, 'by-hand', n % 2 ? node : api), reverse(payment)]);
      expect(await kindsOf(payment)).toEqual(
        made.statusCode === 204
          ? ['settled', 'refund_asked', 'refund_by_hand', 'reversed']
          : ['settled', 'refund_asked', 'reversed'],
      );
    }
  });
});

it('the invariants hold after reversals of refunded payments', async () => {
  expect(await brokenInvariants(db)).toEqual({});
});
