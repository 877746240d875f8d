import { grantedBy, type ProductLink } from '@mirante/domain/products/entitlements.ts';
import type { ChildCandidate, RelatedProduct } from '@mirante/domain/products/product-record.ts';

type Known = Pick<RelatedProduct, 'id' | 'code' | 'name' | 'image' | 'active'>;

/** All products that grant one, itself included. */
export const grantersOf = (id: number, links: readonly ProductLink[]): Set<number> =>
  grantedBy(
    [id],
    links.map(({ parent_id, child_id }) => ({ parent_id: child_id, child_id: parent_id })),
  );

/** A product's parents and children, in the given order. */
export function relatedTo(id: number, all: readonly Known[], links: readonly ProductLink[]): RelatedProduct[] {
  const below = grantedBy([id], links);
  const above = grantersOf(id, links);
  const isDirect = (other: number) =>
    links.some(
      ({ parent_id, child_id }) => (parent_id === id && child_id === other) || (parent_id === other && child_id === id),
    );
  return all
    .filter((other) => other.id !== id && (below.has(other.id) || above.has(other.id)))
    .map((other) => ({
      ...other,
      is_child: below.has(other.id),
      is_parent: above.has(other.id),
      direct: isDirect(other.id),
    }));
}

/** Possible children: not itself, no existing child, and nothing that grants it, which would close a cycle. */
export function candidatesFor(id: number, all: readonly Known[], links: readonly ProductLink[]): ChildCandidate[] {
  const below = grantedBy([id], links);
  const above = grantersOf(id, links);
  const isChild = (other: number) => links.some(({ parent_id, child_id }) => parent_id === id && child_id === other);
  return all
    .filter((other) => !above.has(other.id) && !isChild(other.id))
    .map((other) => ({ ...other, indirect: below.has(other.id) }));
}

interface Owners {
  product_id: number;
  before: number[];
  after: number[];
}

/** The products whose access a change of links affects, with the owning products before and after. */
export function changedOwners(
  all: readonly { id: number }[],
  before: readonly ProductLink[],
  after: readonly ProductLink[],
): Owners[] {
  return all
    .map(({ id }) => ({ product_id: id, before: [...grantersOf(id, before)], after: [...grantersOf(id, after)] }))
    .filter(
      (owners) =>
        owners.before.length !== owners.after.length || owners.before.some((id) => !owners.after.includes(id)),
    );
}
