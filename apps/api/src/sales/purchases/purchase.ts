import { keyedMutex } from '../../gateways/keyed-mutex.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { chargePayment, paymentRefused } from './charge.ts';
import * as idempotency from '../../http/idempotency.store.ts';
import { isWorkerAlive, holdWorkerLock } from './worker-lock.ts';
import { openPurchase } from './open-purchase.ts';
import { IdempotencyKeyTaken, type Order, type Purchased } from './order.ts';

/**
 * Makes a purchase; with an idempotency key once, whatever fails on the way. README.md lists the failures and
 * guarantees. Refuses with 422 an invalid purchase (`invalid_fields`) or another body under the key
 * (`idempotency_mismatch`); 409 an owned product or a purchase in progress (`already_owned`, `too_many_open`,
 * `in_progress`); 503 when the queue is full (`queued`); 433 a payment refused by the gateway (`payment_refused`).
 * Errors of `order.buyer` are passed on.
 */
export async function purchase(services: Services, order: Order): Promise<Purchased> {
  refuseCardNumbers(services, order);
  if (!order.idempotency) return openAndCharge(services, order, undefined);
  const key = idempotency.idempotencyKeyOf(order.idempotency);
  return mutex(`${key.scope} ${key.keyHash}`, () => purchaseIdempotently(services, order, key));
}

/**
 * Where browsers send cards to the gateway's tokeniser, a card number sent here is a mistake, and is refused at once.
 */
function refuseCardNumbers({ config }: Services, { payment }: Order): void {
  if (config.acceptCardNumbers || !(payment.card_number || payment.card_cvv)) return;
  throw invalidField('payment.card_number', 'Números de cartão não são recebidos aqui: envie o gateway_token.');
}

const MAX_WAIT_MS = 5000;
const POLL_EVERY_MS = 100;

async function purchaseIdempotently(
  services: Services,
  order: Order,
  key: idempotency.IdempotencyKey,
): Promise<Purchased> {
  const until = performance.now() + MAX_WAIT_MS;
  do {
    const known = await idempotency.findRecord(services.db, key);
    if (known?.answer) return replayAnswer(known.answer);
    const bought = known
      ? await resumePurchase(services, order, key, known)
      : await openAndCharge(services, order, key).catch(unlessTaken);
    if (bought) return bought;
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
  } while (performance.now() < until);
  throw new Refusal('in_progress', 'Sua compra ainda está sendo concluída. Aguarde um instante e tente novamente.', {
    headers: { 'retry-after': '2' },
  });
}

/** Returns the recorded answer. */
function replayAnswer({ status, response }: idempotency.Answer): Purchased {
  if (status === 433) throw paymentRefused();
  return response as Purchased;
}

async function openAndCharge(
  services: Services,
  order: Order,
  key: idempotency.IdempotencyKey | undefined,
): Promise<Purchased> {
  const opened = await openPurchase(services, order, key);
  return opened.answer ?? chargePayment(services, opened.paymentId, order.payment);
}

/**
 * Resumes a purchase left by a process that died or could not write the outcome: the gateway knows its reference, so
 * charging again is idempotent.
 */
async function resumePurchase(
  services: Services,
  order: Order,
  key: idempotency.IdempotencyKey,
  { worker, payment_id }: idempotency.IdempotencyRecord,
): Promise<Purchased | undefined> {
  if (payment_id === null) return undefined;
  // Per key one call at a time gets here in this process: what it left open has no worker.
  const own = await holdWorkerLock(services);
  if (worker !== own && (await isWorkerAlive(services.db, worker))) return undefined;
  if (worker !== own && !(await idempotency.takeOver(services.db, key, worker, own))) return undefined;
  return chargePayment(services, payment_id, order.payment);
}

const unlessTaken = (error: unknown): undefined => {
  if (!(error instanceof IdempotencyKeyTaken)) throw error;
};

/** Calls of one key wait for each other within this process, without polling the database. */
const mutex = keyedMutex();
