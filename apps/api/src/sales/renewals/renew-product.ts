import type { renewForm } from '@mirante/contract/sales/renewals.form.ts';
import type { InferType } from 'yup';
import type { Db } from '../../database/db.ts';
import { limit } from '../../http/limits.ts';
import { invalidField } from '../../http/refusal.ts';
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

/** Renews an active product. Refuses as `purchase` and `findRenewable` do, and with 429 over the rate limit. */
export async function renewProduct(
  services: Services,
  { clientId, input, idempotencyKey: key }: RenewalOrder,
): Promise<Purchased> {
  const buyer = async () => {
    await limit(services, 'purchase', clientId);
    return (trx: Db) => findBuyer(trx, clientId, input);
  };
  const idempotency = key ? { scope: `renew ${clientId}`, key, body: input } : undefined;
  return purchase(services, {
    payment: input.payment,
    context: 'renew',
    buyer,
    couponGuesses: [['verify-coupon', `client ${clientId}`]],
    idempotency,
  });
}

async function findBuyer(trx: Db, clientId: number, { product_code: code, payment }: Input): Promise<Buyer> {
  await lockOwner(trx, clientId);
  const { product, own } = await findRenewable(trx, clientId, code);
  if (payment.products.some((id) => id !== product.id))
    throw invalidField('payment.products', 'Renove um produto por vez.');
  return { id: clientId, isNew: false, renews: own.id };
}
