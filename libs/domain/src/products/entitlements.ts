import type { ClientProduct } from './client-product.ts';

/** A product (`parent_id`) that also grants another (`child_id`). */
export interface ProductLink {
  parent_id: number;
  child_id: number;
}

/** Whether an acquisition opens its product now: not past its end, even if its status is still active. */
export const isOpen = ({ status, expires_at: end }: Pick<ClientProduct, 'status' | 'expires_at'>, now: Date): boolean =>
  status === 'active' && (end === null || Date.parse(end) > now.getTime());

/**
 * The products that one grants, itself included, each with the shortest path to it. Links may form any graph, cycles
 * too.
 */
function pathsFrom(id: number, links: readonly ProductLink[]): Map<number, readonly number[]> {
  const paths = new Map<number, readonly number[]>([[id, [id]]]);
  for (const [parent, path] of paths)
    for (const { parent_id, child_id } of links)
      if (parent_id === parent && !paths.has(child_id)) paths.set(child_id, [...path, child_id]);
  return paths;
}

/** Everything that the products grant, themselves included. */
export const grantedBy = (ids: Iterable<number>, links: readonly ProductLink[]): Set<number> =>
  new Set([...ids].flatMap((id) => [...pathsFrom(id, links).keys()]));

type Acquired = Pick<ClientProduct, 'product_id' | 'status' | 'expires_at'>;

/** Why a product is open: an acquisition, and the products from its own down to that one. */
export interface Opening<Own extends Acquired = Acquired> {
  acquisition: Own;
  path: readonly number[];
}

/** The products open to a client now, each with every acquisition that opens it. */
export function openingsOf<Own extends Acquired>(
  acquired: readonly Own[],
  links: readonly ProductLink[],
  now: Date,
): Map<number, Opening<Own>[]> {
  const openings = new Map<number, Opening<Own>[]>();
  for (const acquisition of acquired.filter((own) => isOpen(own, now)))
    for (const [id, path] of pathsFrom(acquisition.product_id, links))
      openings.set(id, [...(openings.get(id) ?? []), { acquisition, path }]);
  return openings;
}

/** The products open to a client now. `opened` is the same rule in the API's SQL. */
export const entitlementsOf = (acquired: readonly Acquired[], links: readonly ProductLink[], now: Date): Set<number> =>
  new Set(openingsOf(acquired, links, now).keys());
