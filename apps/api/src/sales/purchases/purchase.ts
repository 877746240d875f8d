import { keyedMutex } from '../../gateways/keyed-mutex.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { chargePayment, paymentRefused } from './charge.ts';
import * as idempotency from './idempotency.store.ts';
import { isWorkerAlive, holdWorkerLock } from './worker-lock.ts';
import { openPurchase } from './open-purchase.ts';
import { IdempotencyKeyTaken, type Order, type Purchased } from './order.ts';

/**
 * Buys. With an idempotency key once, whatever happens on the way. See README.md for what can happen and what then holds.
 * Refuses with 422 what cannot be bought so (`invalid_fields`) or another body under the key (`idempotency_mismatch`); 409 what is
 * had or being bought already (`already_owned`, `too_many_open`, `in_progress`); 503 too many at once (`queued`); 433 a payment that the
 * gateway refused (`payment_refused`). What `order.buyer` throws comes out as it is.
 */
export async function purchase(services: Services, order: Order): Promise<Purchased> {
  refuseCardNumbers(services, order);
  if (!order.idempotency) return openAndCharge(services, order, undefined);
  const key = await idempotency.findKey(services.db, order.idempotency);
  return mutex(`${key.scope} ${key.keyHash}`, () => purchaseIdempotently(services, order, key));
}

/** Where browsers hand cards to the gateway's tokeniser, a number that comes here is a mistake, and is not taken one step further. */
function refuseCardNumbers({ config }: Services, { payment }: Order): void {
  if (config.acceptCardNumbers || !(payment.card_number || payment.card_cvv)) return;
  throw invalidField('payment.card_number', 'Números de cartão não são recebidos aqui: envie o gateway_token.');
}

const LONGEST_WAIT_MS = 5000;
const POLL_EVERY_MS = 100;

async function purchaseIdempotently(
  services: Services,
  order: Order,
  key: idempotency.IdempotencyKey,
): Promise<Purchased> {
  const until = performance.now() + LONGEST_WAIT_MS;
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

/** A definitive answer stays the answer. */
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

/** Goes on where a process that died, or could not write the outcome, has left a purchase: the gateway knows its reference, so asking again charges nothing twice. */
async function resumePurchase(
  services: Services,
  order: Order,
  key: idempotency.IdempotencyKey,
  { worker, payment_id }: idempotency.IdempotencyRecord,
): Promise<Purchased | undefined> {
  if (payment_id === null) return undefined;
  // Within this process only one call at a time gets here for a key: what it left open is nobody's work.
  const own = await holdWorkerLock(services);
  if (worker !== own && (await isWorkerAlive(services.db, worker))) return undefined;
  if (worker !== own && !(await idempotency.takeOver(services.db, key, worker, own))) return undefined;
  return chargePayment(services, payment_id, order.payment);
}

const unlessTaken = (error: unknown): undefined => {
  if (!(error instanceof IdempotencyKeyTaken)) throw error;
};

/** Within this process, calls of one key wait for each other without asking the database again and again. */
const mutex = keyedMutex();
