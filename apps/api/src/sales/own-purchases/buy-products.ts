import type { Db } from '../../database/db.ts';
import { limit } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import type { Buyer, PaymentInput, Purchased } from '../purchases/order.ts';
import { purchase } from '../purchases/purchase.ts';
import { findIncluded, lockOwner } from './own-purchases.store.ts';

interface Buying {
  clientId: number;
  payment: PaymentInput;
  key: string | undefined;
}

/** Buys for the client who is logged in. */
export async function buyProducts(services: Services, { clientId, payment, key }: Buying): Promise<Purchased> {
  const buyer = async () => {
    await limit(services, 'purchase', clientId);
    return (trx: Db) => findBuyer(services, trx, clientId, payment.products);
  };
  // Another client's key is another key.
  const once = key ? { scope: `buy ${clientId}`, key, body: payment } : undefined;
  return purchase(services, { payment, context: 'buy', buyer, once }).catch(withPathsOfBody);
}

async function findBuyer({ now }: Services, trx: Db, clientId: number, wanted: readonly number[]): Promise<Buyer> {
  await lockOwner(trx, clientId);
  const included = await findIncluded(trx, clientId, wanted, now());
  if (included)
    throw new Refusal(409, 'already_included', `${included.product} já faz parte de ${included.by}, que você assina.`);
  return { id: clientId, isNew: false };
}

/** Here the payment is the whole body. */
function withPathsOfBody(error: unknown): never {
  if (!(error instanceof Refusal) || error.errors.length === 0) throw error;
  const errors = error.errors.map(({ path, message }) => ({ path: path.replace(/^payment\./, ''), message }));
  throw new Refusal(error.status, error.code, error.message, { errors, headers: error.headers });
}
