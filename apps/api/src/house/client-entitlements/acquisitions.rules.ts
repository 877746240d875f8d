import type {
  AcquisitionOrigin,
  ClosedAcquisition,
  EntitlingAcquisition,
} from '@mirante/domain/house/client-entitlements.ts';
import { grantedBy } from '@mirante/domain/products/entitlements.ts';
import type { AcquiredProduct } from '@mirante/domain/sales/client-product.ts';
import { related, type Catalogue } from './lock.rules.ts';

export const entitling = (own: AcquiredProduct): EntitlingAcquisition => ({
  id: own.id,
  product_id: own.product_id,
  product_name: own.product_name,
  origin: originOf(own),
  expires_at: own.expires_at,
});

function originOf({ product_name, payment }: AcquiredProduct): AcquisitionOrigin {
  if (!payment) return 'unknown';
  const { product_names: items, method, type, guest } = payment;
  if (items.length > 0 && !items.includes(product_name)) return 'granted';
  if (method === 'courtesy') return 'courtesy';
  if (type === 'renew') return 'renewal';
  if (guest) return 'guest_order';
  return method === 'free' ? 'free' : 'purchase';
}

const closed = (own: AcquiredProduct, included: ClosedAcquisition['included']): ClosedAcquisition => {
  // Past its end, whether or not the job has updated its row.
  const reason = own.status === 'active' ? 'expired' : own.status;
  return {
    ...entitling(own),
    reason,
    at: {
      expired: own.expires_at,
      cancelled: own.cancel_at,
      pending_payment: own.created_at,
      no_payment: own.created_at,
    }[reason],
    cancel_reason_name: own.cancel_reason_name,
    payment_id: own.payment_id,
    renewing_id: own.renewing_id,
    included,
  };
};

/** The longest lasting first; of equally long ones, the shortest path. */
export const byEnd = <T extends { acquisition: Pick<EntitlingAcquisition, 'expires_at'>; path: readonly unknown[] }>(
  a: T,
  b: T,
): number => endOf(b) - endOf(a) || a.path.length - b.path.length;
const endOf = ({ acquisition: { expires_at: end } }: { acquisition: Pick<EntitlingAcquisition, 'expires_at'> }) =>
  end === null ? Number.MAX_SAFE_INTEGER : Date.parse(end);

/**
 * Of each product that is not open: the newest acquisition that ended and was not replaced, and the newest unpaid one
 * since. `acquired` is newest first.
 */
export function closedOf(
  acquired: readonly AcquiredProduct[],
  open: ReadonlySet<number>,
  { products, links }: Catalogue,
): ClosedAcquisition[] {
  const newest = new Map<string, ClosedAcquisition>();
  for (const own of acquired) {
    const key = `${own.product_id} ${isUnpaid(own) ? 'unpaid' : 'ended'}`;
    const isOld = newest.has(key) || newest.has(`${own.product_id} ended`);
    if (isOld || open.has(own.product_id) || own.renewed_by_id !== null) continue;
    const granted = grantedBy([own.product_id], links);
    const included = products.filter(({ id }) => id !== own.product_id && granted.has(id) && !open.has(id));
    newest.set(key, closed(own, included.map(related)));
  }
  return [...newest.values()];
}
const isUnpaid = ({ status }: AcquiredProduct) => status === 'pending_payment' || status === 'no_payment';
