import { findProducts } from '../../products/product.store.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { clientProducts } from '@mirante/contract/sales/client-products.ts';
import { lockClient } from '../../people/client.store.ts';
import { priceOf } from '@mirante/domain/products/price.ts';
import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import { invalidField, or404, Refusal } from '../../http/refusal.ts';
import { refusing } from '../../records/constraints.ts';
import type { Services } from '../../services.ts';
import * as coupons from '../../products/coupons/coupons.store.ts';
import { confirmPayment, voidCharge } from '../purchases/settle.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import { hasActive } from './client-products.store.ts';
import * as store from './grant.store.ts';
import { includingProductsOf, lockOpenPayments } from './product-standing.store.ts';

interface Addition {
  clientId: number;
  input: Input<typeof clientProducts.addClientProducts>;
  /** Refuses over the user's daily limit. */
  count: (trx: Trx) => Promise<void>;
}
interface Caller {
  userId: number;
  idempotencyKey: string | undefined;
}

/**
 * Grants products to a client: a regular purchase paid in full by the house's coupon, so that payments and coupons
 * record it. Refuses with 404 an unknown client, 422 a product not on sale (`invalid_fields`), 409 an active one
 * (`already_active`) or an exhausted coupon (`coupon_exhausted`), and on request an open charge (`open_charge`) or an
 * included product (`already_included`); as `runIdempotently` does.
 */
export async function addProducts(
  services: Services,
  { idempotencyKey: key, userId, ...addition }: Addition & Caller,
): Promise<{ payment_id: number }> {
  const { clientId, input: body } = addition;
  const call = key ? { scope: `add-products ${userId} ${clientId}`, key, body } : undefined;
  return inTransaction(services.db, (trx) =>
    runIdempotently(trx, { call, now: services.now() }, () => addIn(services, trx, addition)),
  );
}

async function addIn(
  services: Services,
  trx: Trx,
  { clientId, input, count }: Addition,
): Promise<{ payment_id: number }> {
  const { products: productIds, open_charges: onOpen, included: onIncluded } = input;
  or404(await lockClient(trx, clientId), 'Cliente');
  const products = await findProducts(trx, productIds);
  if (products.length < productIds.length || products.some(({ active }) => !active)) throw unavailable();
  if (await hasActive(trx, clientId, productIds)) throw alreadyActive();
  const open = await lockOpenPayments(trx, clientId, productIds);
  if (onOpen === 'refuse' && open.length > 0) throw openCharge();
  if (onIncluded === 'refuse') await refuseIncluded(services, trx, clientId, productIds);
  await count(trx);
  if (onOpen === 'void') for (const id of open) await voidCharge(services, trx, id);
  return { payment_id: await grant(services, trx, { clientId, products }) };
}

async function refuseIncluded(
  { now }: Services,
  trx: Trx,
  clientId: number,
  productIds: readonly number[],
): Promise<void> {
  const [name] = await includingProductsOf(trx, clientId, productIds, now());
  if (name)
    throw new Refusal(
      'already_included',
      `O cliente já tem este produto por ${name}. Confirme se quer adicioná-lo mesmo assim.`,
    );
}

type Products = Awaited<ReturnType<typeof findProducts>>;

async function grant(
  services: Services,
  trx: Trx,
  { clientId, products }: { clientId: number; products: Products },
): Promise<number> {
  const now = services.now();
  const coupon = await store.upgradeCoupon(trx, now);
  const price = priceOf(products, 'bank_slip', { percent: 100, amount: null, products: [] });
  const id = await store
    .insertGrant(trx, { clientId, price, coupon, now })
    .catch(refusing({ payment_item_product_id_fkey: unavailable }));
  await confirmPayment(services, trx, { id, guest: false, coupon_id: coupon.id }, now);
  if (!(await coupons.take(trx, coupon.id, id, now)))
    throw new Refusal('coupon_exhausted', 'O cupom de uso interno está esgotado.');
  return id;
}

const openCharge = () =>
  new Refusal(
    'open_charge',
    'O cliente tem uma cobrança em aberto deste produto. Escolha se ela é cancelada ou mantida.',
  );
const unavailable = () => invalidField('products', 'Produto indisponível.');
export const alreadyActive = () =>
  new Refusal('already_active', 'Cliente já possui produto atribuído vigente. Cancele o vigente e tente novamente.');
