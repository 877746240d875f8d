import type { renewForm } from '@mirante/contract/sales/renewals.form.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { momentOf } from '@mirante/domain/dates.ts';
import { RENEWED_MEANWHILE } from '@mirante/domain/sales/renewal.ts';
import type { InferType } from 'yup';
import type { Db } from '../../database/db.ts';
import { limit } from '../../http/limits.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { lockOwner } from '../own-purchases/own-purchases.store.ts';
import type { Buyer, Purchased } from '../purchases/order.ts';
import { purchase } from '../purchases/purchase.ts';
import { findRenewable } from './renewable.ts';

type Input = InferType<typeof renewForm>;
interface RenewalOrder {
  clientId: number;
  input: Input;
  idempotencyKey: string | undefined;
}
type Renewing = Omit<RenewalOrder, 'idempotencyKey'> & { now: Date };

/**
 * Renews an active product. Refuses as `purchase` and `findRenewable` do, with 409 what was renewed meanwhile, and with
 * 429 over the rate limit.
 */
export async function renewProduct(
  services: Services,
  { clientId, input, idempotencyKey: key }: RenewalOrder,
): Promise<Purchased> {
  const buyer = async () => {
    await limit(services, 'purchase', clientId);
    return (trx: Db) => findBuyer(trx, { clientId, input, now: services.now() });
  };
  // A retry after a reload has seen the new end, and is still the same order.
  const { current_expires_at: _seen, ...body } = input;
  const idempotency = key ? { scope: `renew ${clientId}`, key, body } : undefined;
  return purchase(services, {
    payment: input.payment,
    context: 'renew',
    buyer,
    couponGuesses: [['verify-coupon', `client ${clientId}`]],
    idempotency,
  });
}

async function findBuyer(
  trx: Db,
  { clientId, input: { product_code: code, payment, current_expires_at: seen }, now }: Renewing,
): Promise<Buyer> {
  await lockOwner(trx, clientId);
  const { product, own } = await findRenewable(trx, clientId, code);
  if (seen ? momentOf(seen)?.getTime() !== Date.parse(own.expires_at!) : isJustRenewed(own, now))
    throw new Refusal('not_renewable', RENEWED_MEANWHILE);
  if (payment.products.some((id) => id !== product.id))
    throw invalidField('payment.products', 'Renove um produto por vez.');
  return { id: clientId, isNew: false, renews: own.id };
}

/** Without the end that the buyer saw, a second renewal within this time is taken for a repetition of the first. */
const REPETITION_MS = 60_000;
const isJustRenewed = ({ renewed_from_id: from, created_at: at }: ClientProduct, now: Date): boolean =>
  from !== null && now.getTime() - Date.parse(at) < REPETITION_MS;
