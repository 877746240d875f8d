import type { Db } from '../../database/db.ts';
import type { Charge } from '../../gateways/payments/port.ts';
import { after } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import * as coupons from '../../products/coupons/coupons.store.ts';
import { greet, sendReceipt } from './mails.ts';
import * as store from './settle.store.ts';
import { mismatchOf, stageOfCharge, stageOfPayment, stages } from './settle.rules.ts';

export type Settled = 'changed' | 'unchanged' | 'unknown_payment' | 'mismatch';

/**
 * Brings a payment to where its charge is. Every way of learning about a charge ends here, and each effect is keyed by the
 * payment and happens on the way up only: twice, late or out of order, the end is the same.
 */
export const settle = (services: Services, charge: Charge): Promise<Settled> =>
  services.db.transaction().execute((trx) => settleIn(services, trx, charge));

export async function settleIn(services: Services, trx: Db, charge: Charge): Promise<Settled> {
  const payment = await store.lock(trx, charge.reference);
  if (!payment) return 'unknown_payment';
  if (mismatchOf(payment, charge) || (await store.isOthers(trx, payment, charge))) return 'mismatch';
  const now = services.now();
  await store.mirror(trx, payment, charge, now);
  if (payment.status === 'client_deleted') return 'unchanged';
  const [from, to] = [stageOfPayment(payment), stageOfCharge(charge)];
  if (from === stages.pending) await greet(services, trx, payment.id);
  if (to === stages.pending && from === stages.pending)
    return (await expireIfDue(trx, payment.id, now)) ? 'changed' : 'unchanged';
  if (to <= from) return 'unchanged';
  if (to === stages.canceled) await cancel(trx, payment.id, now);
  if (to >= stages.paid && from < stages.paid) await confirm(services, trx, payment.id, charge.paidAt ?? now);
  if (to === stages.reversed) {
    await store.reverse(trx, payment.id, now);
    await after(trx, 'sales');
  }
  return 'changed';
}

/** The money is there: access begins, and the coupon's use counts again where an expiry had given it back. */
export async function confirm(services: Services, trx: Db, paymentId: number, paidAt: Date): Promise<void> {
  await store.markPaid(trx, paymentId, paidAt);
  await coupons.retake(trx, paymentId, services.now());
  for (const acquisition of await store.acquisitions(trx, paymentId)) await store.activate(trx, acquisition, paidAt);
  await sendReceipt(services, trx, paymentId, paidAt);
  await after(trx, 'sales');
}

/** No money will come. */
export async function cancel(trx: Db, paymentId: number, now: Date): Promise<void> {
  await store.markCanceled(trx, paymentId);
  await store.giveUp(trx, paymentId);
  await coupons.release(trx, paymentId, now);
  await after(trx, 'sales');
}

/** Past its due time a payment waits on, since people pay late, but holds neither its products nor its coupon. */
export async function expireIfDue(trx: Db, paymentId: number, now: Date): Promise<boolean> {
  if (!(await store.isOverdue(trx, paymentId, now))) return false;
  await coupons.release(trx, paymentId, now);
  return store.giveUp(trx, paymentId);
}
