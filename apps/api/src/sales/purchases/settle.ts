import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import type { Charge } from '../../gateways/payments/port.ts';
import { after } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import * as coupons from '../../products/coupons/coupons.store.ts';
import * as idempotency from './idempotency.store.ts';
import { forgetPayer } from './guest-mails.ts';
import { secureUnprovenAccount } from './guest-payment.ts';
import { answerOf } from './order.ts';
import { sendPurchaseMails, sendReceipt } from './mails.ts';
import * as store from './settle.store.ts';
import { isGivenBack, recordDiscrepancy } from './record-discrepancy.store.ts';
import { mismatchOf, stageOfCharge, stageOfPayment, stages, unownedMoneyOf, type Stage } from './settle.rules.ts';

export type SettleResult = 'changed' | 'unchanged' | 'unknown_payment' | 'mismatch';

/**
 * Brings a payment to where its charge is. Every way of learning about a charge ends here, and each effect is keyed by the
 * payment and happens on the way up only: twice, late or out of order, the end is the same.
 */
export const settle = (services: Services, charge: Charge): Promise<SettleResult> =>
  inTransaction(services.db, (trx) => settleIn(services, trx, charge));

/** The same within a transaction, which may hold the payment already. */
export async function settleIn(
  services: Services,
  trx: Trx,
  charge: Charge,
  held?: store.LockedPayment,
): Promise<SettleResult> {
  const payment = held?.code === charge.reference ? held : await store.lockPayment(trx, charge.reference);
  const now = services.now();
  // The money of a charge that another payment has is not without an owner: the answer was another's.
  if (payment && (await store.isChargeOfAnother(trx, payment, charge))) return 'mismatch';
  const kind = unownedMoneyOf(payment, charge);
  if (kind) await recordDiscrepancy(trx, { kind, payment, charge, now });
  if (!payment) return 'unknown_payment';
  if (mismatchOf(payment, charge)) return 'mismatch';
  await store.saveChargeDetails(trx, payment, charge, now);
  if (payment.status === 'client_deleted') return 'unchanged';
  const [from, to] = [stageOfPayment(payment), stageOfCharge(charge)];
  if (from === stages.pending) await sendPurchaseMails(services, trx, payment.id);
  await answerClaim(trx, payment, to);
  if (to === stages.pending && from === stages.pending) {
    const due = charge.dueAt ?? payment.due_at;
    const isExpired = due !== null && due <= now && (await expirePayment(trx, payment.id, now));
    return isExpired ? 'changed' : 'unchanged';
  }
  if (to <= from) return 'unchanged';
  if (from === stages.canceled && to >= stages.paid && (await isGivenBack(trx, charge.code))) return 'unchanged';
  if (to === stages.canceled) await cancelPayment(trx, payment.id, now);
  if (to >= stages.paid && from < stages.paid) await confirmPayment(services, trx, payment.id, charge.paidAt ?? now);
  if (to === stages.reversed) {
    await store.reversePayment(trx, payment.id, now);
    await after(trx, 'sales');
  }
  return 'changed';
}

/** Whoever waits for the answer under a key has it, whether or not the call that asked for the charge ever came back. A card that is pending may be refused yet. */
async function answerClaim(trx: Trx, payment: store.LockedPayment, to: Stage): Promise<void> {
  const isCard = payment.method === 'credit_card';
  if (isCard && to === stages.pending) return;
  const refused = isCard && to === stages.canceled;
  await idempotency.saveAnswer(
    trx,
    payment.id,
    refused ? { status: 433, response: null } : { status: 200, response: answerOf(payment) },
  );
}

/** The money is there: access begins, and the coupon's use counts again where an expiry had released it. */
export async function confirmPayment(services: Services, trx: Trx, paymentId: number, paidAt: Date): Promise<void> {
  await store.markPaid(trx, paymentId, paidAt);
  await secureUnprovenAccount(services, trx, paymentId);
  await coupons.retake(trx, paymentId, services.now());
  for (const acquisition of await store.unpaidAcquisitions(trx, paymentId))
    await store.activateAcquisition(trx, acquisition, paidAt);
  await sendReceipt(services, trx, paymentId, paidAt);
  await after(trx, 'sales');
}

/** Finance has found other money for it: whoever waits for its answer has it, and access begins. */
export async function confirmByHand(services: Services, trx: Trx, payment: store.LockedPayment): Promise<void> {
  await sendPurchaseMails(services, trx, payment.id);
  await idempotency.saveAnswer(trx, payment.id, { status: 200, response: answerOf(payment) });
  await confirmPayment(services, trx, payment.id, services.now());
}

/** No money will come. */
export async function cancelPayment(trx: Trx, paymentId: number, now: Date): Promise<void> {
  await store.markCanceled(trx, paymentId);
  await forgetPayer(trx, paymentId);
  await store.markProductsUnpaid(trx, paymentId);
  await coupons.release(trx, [paymentId], now);
  await after(trx, 'sales');
}

/** Past its due time a payment waits on, since people pay late, but holds neither its products nor its coupon. */
export async function expirePayment(trx: Trx, paymentId: number, now: Date): Promise<boolean> {
  if (!(await store.isOverdue(trx, paymentId, now))) return false;
  await coupons.release(trx, [paymentId], now);
  return store.markProductsUnpaid(trx, paymentId);
}
