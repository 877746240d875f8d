import type { AuditedResource, AuditEntry } from '@mirante/domain/house/audit.ts';
import { to } from '../app/to.ts';

type Told = Pick<AuditEntry, 'resource' | 'record_id' | 'root_id' | 'change'>;

/** Where a record of each kind is seen; none for what has no page of its own. */
const addresses: Partial<Record<AuditedResource, (id: number, rootId: number | null) => string>> = {
  client: (id) => to.client(id),
  client_product: (id, clientId) => to.clientProduct(clientId ?? 0, id),
  payment: (id) => to.payment(id),
  refund: (id) => to.editRefund(id),
  product: (id) => to.product(id),
  coupon: (id) => to.coupon(id),
  user: (id) => to.user(id),
  dividend: (id) => to.editDividend(id),
};

/** The page of a record that an entry tells of, as long as there is one. */
export function addressOf({ resource, record_id, root_id, change }: Told): string | undefined {
  return record_id === null || change === 'remove' ? undefined : addresses[resource]?.(record_id, root_id);
}
