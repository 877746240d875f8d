import type { ClientProduct } from './client-product.ts';

/** A product (`parent_id`) that also grants another (`child_id`). */
export interface ProductLink {
  parent_id: number;
  child_id: number;
}

/** Whether an acquisition opens its product now: not past its end, even if its status is still active. */
export const isOpen = ({ status, expires_at: end }: Pick<ClientProduct, 'status' | 'expires_at'>, now: Date): boolean =>
  status === 'active' && (end === null || Date.parse(end) > now.getTime());

/** Everything that the products grant, themselves included. Links may form any graph, cycles too. */
export function grantedBy(ids: Iterable<number>, links: readonly ProductLink[]): Set<number> {
  const granted = new Set(ids);
  for (const id of granted) for (const { parent_id, child_id } of links) if (parent_id === id) granted.add(child_id);
  return granted;
}

/** The products open to a client now. `opened` is the same rule in the API's SQL. */
export const entitlementsOf = (
  acquired: readonly Pick<ClientProduct, 'product_id' | 'status' | 'expires_at'>[],
  links: readonly ProductLink[],
  now: Date,
): Set<number> =>
  grantedBy(
    acquired.filter((own) => isOpen(own, now)).map(({ product_id: id }) => id),
    links,
  );
