import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import type { Charge } from '../../gateways/payments/port.ts';
import { after } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { grantedCode } from '@mirante/domain/products/product.ts';
import * as coupons from '../../products/coupons/coupons.store.ts';
import * as idempotency from '../../http/idempotency.store.ts';
import { findPayment } from './find-payment.store.ts';
import { forgetPayer } from './guest-mails.ts';
import { secureUnprovenAccount } from './guest-payment.ts';
import { answerOf } from './order.ts';
import { sendPaymentInstructions, sendPurchaseMails, sendReceipt } from './mails.ts';
import { grantProducts } from './granted-products.store.ts';
import { findChargeable } from './purchases.store.ts';
import { pendingRenewals } from './renewal-chain.store.ts';
import { pendingUpgrades, releaseCredits, redeemCredits } from '../upgrade-credits/upgrade-credits.store.ts';
import * as store from './settle.store.ts';
import { isOverdue } from './terms.ts';
import { isGivenBack, recordDiscrepancy } from './record-discrepancy.store.ts';
import {
  differenceOf,
  isLateSlip,
  isPaidOtherwise,
  isVoidedBefore,
  mismatchOf,
  stageOfCharge,
  stageOfPayment,
  stages,
  unownedMoneyOf,
  type Stage,
} from './settle.rules.ts';

export type SettleResult = 'changed' | 'unchanged' | 'unknown_payment' | 'mismatch';

/**
 * Brings a payment to its charge's state. All news of a charge ends here; each effect is keyed by the payment and
 * happens only when its stage increases: repeated, late or out of order, the result is the same.
 */
export const settle = (services: Services, charge: Charge): Promise<SettleResult> =>
  inTransaction(services.db, (trx) => settleIn(services, trx, charge));

/** Settles within a transaction, which may already lock the payment. */
export async function settleIn(
  services: Services,
  trx: Trx,
  charge: Charge,
  held?: store.LockedPayment,
): Promise<SettleResult> {
  if (await recordReversalOfAttributed(services, trx, charge)) return 'unchanged';
  const payment = held?.code === charge.reference ? held : await store.lockPayment(trx, charge.reference);
  const now = services.now();
  // Money of a charge that belongs to another payment is not unassigned.
  if (payment && (await store.isChargeOfAnother(trx, payment, charge))) return 'mismatch';
  const kind = unownedMoneyOf(payment, charge);
  if (kind) await recordDiscrepancy(trx, { kind, payment, charge, now });
  if (!payment) return 'unknown_payment';
  if (kind === 'credit_gone' && payment.status === 'pending') await cancelPayment(trx, payment.id, now);
  if (mismatchOf(payment, charge) || kind === 'credit_gone') return 'mismatch';
  const details = store.chargeDetailsOf(payment, charge, now);
  const [from, to] = [stageOfPayment(payment), stageOfCharge(charge)];
  const isLeft = payment.status === 'client_deleted' || isPaidOtherwise(payment, charge);
  const isReturned = !isLeft && from === stages.canceled && to >= stages.paid && (await isGivenBack(trx, charge));
  const isConfirmed = !isLeft && !isReturned && from < stages.paid && to >= stages.paid;
  // A confirmation writes them too: each write of a payment renews all of its index entries. Mails before it read them.
  if (!isConfirmed || !payment.is_mailed) await store.updatePayment(trx, payment.id, details);
  if (isVoidedBefore(payment, charge)) await services.jobs.add(trx, 'void', { paymentId: payment.id });
  if (isLeft) return 'unchanged';
  if (from === stages.pending && !payment.is_mailed) await sendPurchaseMails(services, trx, payment.id);
  // Its purchase mails were sent without.
  else if (to === stages.pending && isLateSlip(payment, charge))
    await sendPaymentInstructions(services, trx, (await findChargeable(trx, payment.id))!);
  await answerClaim(trx, payment, to);
  if (to === stages.pending && from === stages.pending) {
    const due = charge.dueAt ?? payment.due_at;
    const isExpired = isOverdue(due, now) && (await expirePayment(trx, payment.id, now));
    return isExpired ? 'changed' : 'unchanged';
  }
  if (to <= from || isReturned) return 'unchanged';
  if (to === stages.canceled) await cancelPayment(trx, payment.id, now);
  if (isConfirmed) {
    if (from === stages.canceled && !payment.is_mailed) await sendPurchaseMails(services, trx, payment.id);
    await confirmPayment(services, trx, payment, charge.paidAt ?? now, details);
  }
  if (to === stages.reversed) {
    await voidUpgrades(services, trx, { payment_id: payment.id });
    await store.reversePayment(trx, payment.id, now);
    await grantProducts(trx, payment.client_id, now);
    await after(trx, 'sales');
  }
  return 'changed';
}

/** Finance attributed the money by hand, and decides likewise about its reversal. Returns whether it was attributed. */
async function recordReversalOfAttributed({ now }: Services, trx: Trx, charge: Charge): Promise<boolean> {
  if (stageOfCharge(charge) !== stages.reversed) return false;
  const payment = await findPayment(trx, { attributed: charge.code });
  const kind = payment && differenceOf(payment, charge);
  if (kind) await recordDiscrepancy(trx, { kind, payment, charge, now: now() });
  return payment !== undefined;
}

/**
 * Records the answer for waiting callers of the key, even if the charging call never returned. A pending card may still
 * be refused.
 */
async function answerClaim(trx: Trx, payment: store.LockedPayment, to: Stage): Promise<void> {
  const isCard = payment.method === 'credit_card';
  if (payment.is_answered || (isCard && to === stages.pending)) return;
  const refused = isCard && to === stages.canceled;
  await idempotency.saveAnswer(
    trx,
    payment.id,
    refused ? { status: 433, response: null } : { status: 200, response: answerOf(payment) },
  );
}

/** The payment is paid: access starts, and a coupon use released by an expiry is taken again. */
export async function confirmPayment(
  services: Services,
  trx: Trx,
  { id: paymentId, guest, coupon_id }: store.Confirmed,
  paidAt: Date,
  details: store.PaymentUpdate = {},
): Promise<void> {
  const acquisitions = await store.unpaidAcquisitions(trx, paymentId);
  if (acquisitions.some(({ has_credit }) => has_credit)) await endCredited(services, trx, acquisitions);
  await store.updatePayment(trx, paymentId, { ...details, status: 'paid', confirmed_at: paidAt });
  if (guest) await secureUnprovenAccount(services, trx, paymentId);
  if (coupon_id !== null) await coupons.retakePaid(trx, paymentId, services.now());
  for (const acquisition of acquisitions) {
    const former = await store.activateAcquisition(trx, acquisition, paidAt);
    if (former) await voidUpgrades(services, trx, { id: former.id });
  }
  const granting = acquisitions.find(({ code }) => grantedCode(code) !== undefined);
  if (granting) await grantProducts(trx, granting.client_id, paidAt);
  await sendReceipt(services, trx, paymentId, paidAt);
  await after(trx, 'sales');
}

/** What is credited ends with its pending renewals. Before the payment is paid, while its credits are not used up. */
async function endCredited(services: Services, trx: Trx, acquisitions: readonly Acquired[]): Promise<void> {
  for (const acquisition of acquisitions)
    for (const ended of await redeemCredits(trx, acquisition))
      for (const renewal of await pendingRenewals(trx, ended)) await voidCharge(services, trx, renewal);
}
type Acquired = Awaited<ReturnType<typeof store.unpaidAcquisitions>>[number];

/** Pending orders that use the rest of what was renewed or reversed would confirm nothing. */
async function voidUpgrades(services: Services, trx: Trx, credited: Parameters<typeof pendingUpgrades>[1]) {
  for (const { id } of await pendingUpgrades(trx, credited)) await voidCharge(services, trx, id);
}

/** Finance assigned other money to the payment: it is answered and access starts. */
export async function confirmByHand(services: Services, trx: Trx, payment: store.LockedPayment): Promise<void> {
  await sendPurchaseMails(services, trx, payment.id);
  await idempotency.saveAnswer(trx, payment.id, { status: 200, response: answerOf(payment) });
  await confirmPayment(services, trx, payment, services.now());
}

/** The payment will not be paid. */
export async function cancelPayment(trx: Trx, paymentId: number, now: Date): Promise<void> {
  await store.updatePayment(trx, paymentId, { status: 'canceled' });
  await forgetPayer(trx, paymentId);
  await store.markProductsUnpaid(trx, paymentId);
  await coupons.release(trx, [paymentId], now);
  await releaseCredits(trx, paymentId, now);
  await after(trx, 'sales');
}

/** Cancels a payment here and its charge at the gateway. The payment is locked, and pending. */
export async function voidCharge({ jobs, now }: Services, trx: Trx, paymentId: number): Promise<void> {
  await cancelPayment(trx, paymentId, now());
  await jobs.add(trx, 'void', { paymentId });
}

/** An overdue payment stays pending, since people pay late, but releases its products and coupon. */
export async function expirePayment(trx: Trx, paymentId: number, now: Date): Promise<boolean> {
  if (!(await store.mayExpire(trx, paymentId, now))) return false;
  await coupons.release(trx, [paymentId], now);
  await releaseCredits(trx, paymentId, now);
  return store.markProductsUnpaid(trx, paymentId);
}
