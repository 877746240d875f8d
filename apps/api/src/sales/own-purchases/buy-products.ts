import type { Db } from '../../database/db.ts';
import { limit } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import type { Buyer, PaymentInput, Purchased } from '../purchases/order.ts';
import { purchase } from '../purchases/purchase.ts';
import { lockOwner, refuseIncluded } from './own-purchases.store.ts';

interface PurchaseOrder {
  clientId: number;
  payment: PaymentInput;
  idempotencyKey: string | undefined;
}

/**
 * A logged-in client's purchase. Refuses as `purchase` does, and with 409 a product included in an owned one
 * (`already_included`), 429 over the rate limit.
 */
export async function buyProducts(
  services: Services,
  { clientId, payment, idempotencyKey: key }: PurchaseOrder,
): Promise<Purchased> {
  const buyer = async () => {
    await limit(services, 'purchase', clientId);
    return (trx: Db) => findBuyer(services, trx, clientId, payment.products);
  };
  // Keys are per client.
  const idempotency = key ? { scope: `buy ${clientId}`, key, body: payment } : undefined;
  return purchase(services, {
    payment,
    context: 'buy',
    creditsOf: clientId,
    buyer,
    couponGuesses: [['verify-coupon', `client ${clientId}`]],
    idempotency,
  }).catch(rethrowWithBodyPaths);
}

async function findBuyer({ now }: Services, trx: Db, clientId: number, wanted: readonly number[]): Promise<Buyer> {
  await lockOwner(trx, clientId);
  await refuseIncluded(trx, clientId, wanted, now());
  return { id: clientId, isNew: false };
}

/** Here the payment is the whole body. */
function rethrowWithBodyPaths(error: unknown): never {
  if (!(error instanceof Refusal) || error.errors.length === 0) throw error;
  const errors = error.errors.map(({ path, message }) => ({ path: path.replace(/^payment\./, ''), message }));
  throw new Refusal(error.code, error.message, { errors, headers: error.headers });
}
