import { invalidField, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { charge, refused } from './charge.ts';
import * as idempotency from './idempotency.store.ts';
import { isWorkerAlive, holdWorkerLock } from './worker-lock.ts';
import { open } from './open.ts';
import { IdempotencyKeyTaken, type Order, type Purchased } from './order.ts';

/** Buys, once. See README.md for what can happen and what then holds. */
export async function purchase(services: Services, order: Order): Promise<Purchased> {
  refuseCardNumbers(services, order);
  if (!order.idempotency) return begin(services, order, undefined);
  const key = idempotency.idempotencyKeyOf(order.idempotency);
  return oneAtATime(`${key.scope} ${key.keyHash}`, () => purchaseIdempotently(services, order, key));
}

/** Where browsers hand cards to the gateway's tokeniser, a number that comes here is a mistake, and is not taken one step further. */
function refuseCardNumbers({ config }: Services, { payment }: Order): void {
  if (config.acceptCardNumbers || !(payment.card_number || payment.card_cvv)) return;
  throw invalidField('payment.card_number', 'Números de cartão não são recebidos aqui: envie o gateway_token.');
}

const PATIENCE_MS = 5000;
const LOOK_EVERY_MS = 100;

async function purchaseIdempotently(
  services: Services,
  order: Order,
  key: idempotency.IdempotencyKey,
): Promise<Purchased> {
  const until = performance.now() + PATIENCE_MS;
  do {
    const known = await idempotency.findRecord(services.db, key);
    if (known?.answer) return replay(known.answer);
    const bought = known
      ? await resume(services, order, key, known)
      : await begin(services, order, key).catch(unlessTaken);
    if (bought) return bought;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  } while (performance.now() < until);
  throw new Refusal(
    409,
    'in_progress',
    'Sua compra ainda está sendo concluída. Aguarde um instante e tente novamente.',
    { headers: { 'retry-after': '2' } },
  );
}

/** A definitive answer stays the answer. */
function replay({ status, response }: idempotency.Answer): Purchased {
  if (status === 433) throw refused();
  return response as Purchased;
}

async function begin(
  services: Services,
  order: Order,
  key: idempotency.IdempotencyKey | undefined,
): Promise<Purchased> {
  const opened = await open(services, order, key);
  return opened.answer ?? charge(services, opened.paymentId, order.payment);
}

/** Goes on where a process that died has left a purchase: the gateway knows its reference, so asking again charges nothing twice. */
async function resume(
  services: Services,
  order: Order,
  key: idempotency.IdempotencyKey,
  { worker, payment_id }: idempotency.IdempotencyRecord,
): Promise<Purchased | undefined> {
  if (payment_id === null || (await isWorkerAlive(services.db, worker))) return undefined;
  if (!(await idempotency.takeOver(services.db, key, worker, await holdWorkerLock(services)))) return undefined;
  return charge(services, payment_id, order.payment);
}

const unlessTaken = (error: unknown): undefined => {
  if (!(error instanceof IdempotencyKeyTaken)) throw error;
};

const running = new Map<string, Promise<unknown>>();

/** Within this process, calls of one key wait for each other without asking the database again and again. */
async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  while (running.has(key)) await running.get(key)!.catch(() => undefined);
  const mine = work();
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    running.delete(key);
  }
}
