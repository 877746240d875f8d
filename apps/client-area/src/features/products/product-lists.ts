import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { currentAcquisitionOf } from '@mirante/domain/products/current-acquisition.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';

const order: readonly string[] = [
  'active',
  'pending_payment',
  'expired',
  'no_payment',
  'cancelled',
] satisfies ClientProduct['status'][];

type Acquired = Pick<ClientProduct, 'product_id' | 'status' | 'renewed_by_id'>;

/**
 * Of each product's acquisitions, newest first, the one that determines its state, and any that is to be paid; active
 * ones first. The others are history, as is what was renewed or upgraded.
 */
export const currentAcquisitions = <P extends Acquired>(own: readonly P[]): P[] =>
  own
    .filter((each) => each.status === 'pending_payment' || currentAcquisitionOf(own, each.product_id) === each)
    .filter(({ renewed_by_id: renewedBy }) => renewedBy === null)
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));

/** The products for sale that the client does not have, bought or included; free ones are given, not sold. */
export function availableProducts<P extends Pick<CatalogueProduct, 'id' | 'code' | 'price'>>(
  own: readonly Acquired[],
  entitlements: readonly string[],
  catalogue: readonly P[],
): P[] {
  const owned = new Set(currentAcquisitions(own).map(({ product_id: id }) => id));
  return catalogue.filter(({ id, code, price }) => price > 0 && !owned.has(id) && !entitlements.includes(code));
}
