import type { ClientProduct } from './client-product.ts';

/** A product (`parent_id`) that also grants another (`child_id`). */
export interface ProductLink {
  parent_id: number;
  child_id: number;
}

/** Whether an acquisition opens its product now: one past its end does not, though it still be called active. */
export const isOpen = ({ status, expires_at: end }: Pick<ClientProduct, 'status' | 'expires_at'>, now: Date): boolean =>
  status === 'active' && (end === null || Date.parse(end) > now.getTime());

/** All that some products grant, themselves included. Links may form any graph, circles too. */
export function grantedBy(ids: Iterable<number>, links: readonly ProductLink[]): Set<number> {
  const granted = new Set(ids);
  for (const id of granted) for (const { parent_id, child_id } of links) if (parent_id === id) granted.add(child_id);
  return granted;
}

/** The products that open for a client now. The API asks its database the same, by `opened`. */
export const entitlementsOf = (
  acquired: readonly Pick<ClientProduct, 'product_id' | 'status' | 'expires_at'>[],
  links: readonly ProductLink[],
  now: Date,
): Set<number> =>
  grantedBy(
    acquired.filter((own) => isOpen(own, now)).map(({ product_id: id }) => id),
    links,
  );
