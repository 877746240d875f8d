import { netCents } from '@mirante/domain/money.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../../database/database-unavailable.ts';
import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CardSource, ChargeOutcome } from '../../gateways/payments/port.ts';
import type { Services } from '../../services.ts';
import * as coupons from '../../products/coupons/coupons.store.ts';
import { logAttempt } from './charge-attempts.store.ts';
import * as idempotency from '../../http/idempotency.store.ts';
import { sendPurchaseMails } from './mails.ts';
import { answerOf, type PaymentInput, type Purchased } from './order.ts';
import * as store from './purchases.store.ts';
import { settleIn, type SettleResult } from './settle.ts';
import { lockPayment, type LockedPayment } from './settle.store.ts';
import { stageOfPayment, stages } from './settle.rules.ts';

export const paymentRefused = (): Refusal =>
  new Refusal('payment_refused', 'Pagamento rejeitado. Favor conferir os dados inseridos.');

/**
 * Charges a purchase at the gateway, and records the outcome. Idempotent. The buyer gets the gateway's answer even if
 * it could not be recorded: the key's next caller, a webhook or reconciliation records it.
 */
export async function chargePayment(
  services: Services,
  paymentId: number,
  card: PaymentInput | undefined,
): Promise<Purchased> {
  const payment = await store.findChargeable(services.db, paymentId);
  if (!payment) throw paymentRefused();
  const outcome = payment.status === 'pending' ? await createCharge(services, payment, card) : undefined;
  const answer = await writeOutcome(services, payment, outcome);
  if (!answer) throw paymentRefused();
  return answer;
}

const WRITES = 3;
const PAUSE_MS = 300;

/** Lost connections recover within moments. */
async function writeOutcome(
  services: Services,
  payment: store.ChargeablePayment,
  outcome: ChargeOutcome | undefined,
): Promise<Purchased | undefined> {
  for (let writes = 1; ; writes += 1) {
    try {
      return await inTransaction(services.db, (trx) => recordOutcome(services, trx, payment, outcome));
    } catch (error) {
      if (writes < WRITES && isDatabaseUnavailable(error)) {
        await wait(PAUSE_MS * writes);
        continue;
      }
      services.onError(error);
      await idempotency.releaseClaim(services.db, payment.id).catch(services.onError);
      return outcome?.kind === 'refused' ? undefined : answerOf(payment);
    }
  }
}

async function createCharge(
  { gateway }: Services,
  payment: store.ChargeablePayment,
  input: PaymentInput | undefined,
): Promise<ChargeOutcome> {
  const card = input && cardSource(input);
  try {
    return await gateway.createCharge({
      reference: payment.code,
      method: payment.method as PaymentInput['method'],
      cents: netCents(payment),
      installments: payment.installments,
      description: payment.products.join(', '),
      items: store.chargedItems(payment),
      dueAt: payment.due_at,
      customer: {
        reference: String(payment.client_id),
        name: payment.name,
        email: payment.email,
        cpf: payment.cpf ?? '',
        phone: payment.phone ?? '',
      },
      ...(card && { card }),
    });
  } catch (error) {
    return { kind: 'unknown', detail: (error as Error).message };
  }
}

function cardSource({
  method,
  gateway_token: token,
  card_number: number,
  card_name: name,
  card_expiration: expiration,
  card_cvv: cvv,
  card_company_code: brand,
}: PaymentInput): CardSource | undefined {
  if (method !== 'credit_card') return undefined;
  if (token) return { token };
  return number && name && expiration && cvv && brand ? { number, name, expiration, cvv, brand } : undefined;
}

/**
 * The buyer's answer, or undefined for a refused payment, which is deleted. Without an outcome, it was settled before.
 */
async function recordOutcome(
  services: Services,
  trx: Trx,
  payment: store.ChargeablePayment,
  outcome: ChargeOutcome | undefined,
): Promise<Purchased | undefined> {
  const current = await lockPayment(trx, payment.code);
  if (!current) return undefined;
  if (outcome) await logAttempt(trx, payment, outcome, services.now());
  if (outcome?.kind === 'refused' && !isSettledByAnotherCharge(current, outcome.code)) {
    await idempotency.saveAnswer(trx, payment.id, { status: 433, response: null });
    await coupons.release(trx, [payment.id], services.now());
    await store.deletePurchase(trx, payment.id);
    return undefined;
  }
  const settled = outcome?.kind === 'accepted' ? await settleIn(services, trx, outcome.charge, current) : undefined;
  // Its charge may exist, and can then be paid.
  if (outcome?.kind === 'unknown' && stageOfPayment(current) === stages.canceled)
    await services.jobs.add(trx, 'void', { paymentId: payment.id });
  const answer = answerOf(payment);
  const isBuyerNotified = settled !== undefined && notifiesBuyer(current, settled);
  if (!isBuyerNotified) await sendPurchaseMails(services, trx, payment.id);
  if (!isBuyerNotified || current.method === 'credit_card')
    await idempotency.saveAnswer(trx, payment.id, { status: 200, response: answer });
  return answer;
}

/** Whether settling a pending payment already sent its mails and, except for cards, recorded its answer. */
const notifiesBuyer = (before: LockedPayment, settled: SettleResult): boolean =>
  (settled === 'changed' || settled === 'unchanged') &&
  before.status !== 'client_deleted' &&
  stageOfPayment(before) === stages.pending;

/** The payment is paid, or has another charge than the refused one. */
const isSettledByAnotherCharge = (payment: LockedPayment, refusedCode: string | undefined): boolean =>
  stageOfPayment(payment) >= stages.paid || (payment.vindi_code !== null && payment.vindi_code !== refusedCode);
