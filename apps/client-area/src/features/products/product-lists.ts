import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';

const order: readonly string[] = [
  'active',
  'pending_payment',
  'expired',
  'no_payment',
  'cancelled',
] satisfies ClientProduct['status'][];

/** The newest of each acquisition, active ones first: renewed ones are history. */
export const currentAcquisitions = <P extends Pick<ClientProduct, 'status' | 'renewed_by_id'>>(
  own: readonly P[],
): P[] =>
  own
    .filter(({ renewed_by_id: renewedBy }) => renewedBy === null)
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));

/** The products for sale that the client does not have, bought or included; free ones are given, not sold. */
export function availableProducts<P extends Pick<CatalogueProduct, 'id' | 'code' | 'price'>>(
  own: readonly Pick<ClientProduct, 'product_id'>[],
  entitlements: readonly string[],
  catalogue: readonly P[],
): P[] {
  const owned = new Set(own.map(({ product_id: id }) => id));
  return catalogue.filter(({ id, code, price }) => price > 0 && !owned.has(id) && !entitlements.includes(code));
}
