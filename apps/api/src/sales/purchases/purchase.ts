import { invalidField, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { charge, refused } from './charge.ts';
import * as claims from './claim.ts';
import { isAlive, workerOf } from './lifeline.ts';
import { open } from './open.ts';
import { KeyTaken, type Order, type Purchased } from './order.ts';

/** Buys, once. See README.md for what can happen and what then holds. */
export async function purchase(services: Services, order: Order): Promise<Purchased> {
  refuseCardNumbers(services, order);
  if (!order.once) return begin(services, order, undefined);
  const { scope, key, body } = order.once;
  const claim = claims.claimOf(scope, key, body);
  return oneAtATime(`${scope} ${claim.key}`, () => purchaseOnce(services, order, claim));
}

/** Where browsers hand cards to the gateway's tokeniser, a number that comes here is a mistake, and is not taken one step further. */
function refuseCardNumbers({ config }: Services, { payment }: Order): void {
  if (config.acceptCardNumbers || !(payment.card_number || payment.card_cvv)) return;
  throw invalidField('payment.card_number', 'Números de cartão não são recebidos aqui: envie o gateway_token.');
}

const PATIENCE_MS = 5000;
const LOOK_EVERY_MS = 100;

async function purchaseOnce(services: Services, order: Order, claim: claims.Claim): Promise<Purchased> {
  const until = performance.now() + PATIENCE_MS;
  do {
    const known = await claims.lookUp(services.db, claim);
    if (known?.answer) return replay(known.answer);
    const bought = known
      ? await resume(services, order, claim, known)
      : await begin(services, order, claim).catch(unlessTaken);
    if (bought) return bought;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  } while (performance.now() < until);
  throw new Refusal('in_progress', 'Sua compra ainda está sendo concluída. Aguarde um instante e tente novamente.', {
    headers: { 'retry-after': '2' },
  });
}

/** A definitive answer stays the answer. */
function replay({ status, response }: claims.Answer): Purchased {
  if (status === 433) throw refused();
  return response as Purchased;
}

async function begin(services: Services, order: Order, claim: claims.Claim | undefined): Promise<Purchased> {
  const opened = await open(services, order, claim);
  return opened.answer ?? charge(services, opened.paymentId, order.payment);
}

/** Goes on where a process that died has left a purchase: the gateway knows its reference, so asking again charges nothing twice. */
async function resume(
  services: Services,
  order: Order,
  claim: claims.Claim,
  { worker, payment_id }: claims.Known,
): Promise<Purchased | undefined> {
  if (payment_id === null || (await isAlive(services.db, worker))) return undefined;
  if (!(await claims.takeOver(services.db, claim, worker, await workerOf(services)))) return undefined;
  return charge(services, payment_id, order.payment);
}

const unlessTaken = (error: unknown): undefined => {
  if (!(error instanceof KeyTaken)) throw error;
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
