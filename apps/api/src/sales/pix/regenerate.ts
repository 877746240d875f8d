import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as coupons from '../../products/coupons/coupons.store.ts';
import { chargePayment } from '../purchases/charge.ts';
import { couponGone, linkProblem, chargeRenewalProblem } from '../purchases/charge-renewal.rules.ts';
import { findRenewalFacts } from '../purchases/charge-renewal.store.ts';
import { lockPayment } from '../purchases/settle.store.ts';
import { syncPayment } from '../purchases/sync.ts';
import { paymentDueAt } from '../purchases/terms.ts';
import * as store from './pix.store.ts';

/** A code valid for longer than this is not replaced. */
const EXPIRES_SOON_MS = 5 * MINUTE_MS;

/** Longer than the gateway's calls take. Meanwhile, any reading of the charge still has its old due time. */
const RENEWING_MS = MINUTE_MS;

interface OpenCharge {
  id: number;
  code: string;
  method: 'pix' | 'bank_slip';
  due_at: Date | null;
  vindi_code: string | null;
}

/**
 * `renewCharge` for whoever has the link of a Pix. Refuses with 409 also an order whose price no longer stands
 * (`offer_over`).
 */
export async function regeneratePix(services: Services, payment: store.PixPayment): Promise<void> {
  const problem = linkProblem(await findRenewalFacts(services.db, payment.id, services.now()));
  if (problem) throw problem;
  await renewCharge(services, { ...payment, method: 'pix' });
}

/**
 * Renews a charge of the same sale and price, unless still payable for long enough; returns whether it is new. Money
 * sent to the old one counts once. Refuses with 409 what `chargeRenewalProblem` says, 503 when the gateway fails (`gateway_unavailable`).
 */
export async function renewCharge(services: Services, payment: OpenCharge): Promise<boolean> {
  const { gateway, now, onError } = services;
  const dueAt = paymentDueAt(payment.method, now())!;
  const enough = payment.method === 'pix' ? new Date(now().getTime() + EXPIRES_SOON_MS + 1) : dueAt;
  // One that the gateway never got has no code, however long it is valid.
  if (payment.vindi_code !== null && payment.due_at && payment.due_at >= enough) return false;
  await reopenPurchase(services, payment);
  if (payment.vindi_code === null) {
    await inTransaction(services.db, (trx) => store.setDueAt(trx, payment.id, dueAt));
    await chargePayment(services, payment.id, undefined);
    return true;
  }
  try {
    await (payment.method === 'pix' ? gateway.renewPix : gateway.renewBankSlip)(payment.vindi_code, dueAt);
    await syncPayment(services, { id: payment.id });
    return true;
  } catch (error) {
    onError(error);
    throw new Refusal(
      'gateway_unavailable',
      'Não foi possível gerar uma nova cobrança agora. Tente novamente em instantes.',
    );
  }
}

/** Reserves again what the expiry released: the products, and the coupon of the price. They stay while it is renewed. */
const reopenPurchase = ({ db, now }: Services, { id, code }: OpenCharge): Promise<void> =>
  inTransaction(db, async (trx) => {
    const payment = await lockPayment(trx, code);
    if (payment?.status !== 'pending') return;
    const problem = chargeRenewalProblem(await findRenewalFacts(trx, id, now()));
    if (problem) throw problem;
    if ((await coupons.retake(trx, id, now())) === 'gone') throw couponGone();
    await store.markPendingAgain(trx, id);
    await store.keepUntil(trx, id, new Date(now().getTime() + RENEWING_MS));
  });
