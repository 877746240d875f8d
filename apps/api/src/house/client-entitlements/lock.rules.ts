import { isAreaOpen, type Area } from '@mirante/domain/access.ts';
import type { Related } from '@mirante/domain/content/content.ts';
import { grantedBy, type ProductLink } from '@mirante/domain/products/entitlements.ts';
import { grantedCode } from '@mirante/domain/products/product.ts';

/** The products in the order of the lists, with their links. */
export interface Catalogue {
  products: readonly CatalogueProduct[];
  links: readonly ProductLink[];
}
interface CatalogueProduct extends Related {
  code: string;
  active: boolean;
}

/** What unlocks something: one of these products, if any are named, in an open area. */
interface Lock {
  area: Area;
  products: readonly Related[] | null;
}

/** The first condition of a lock that these products do not meet. */
export function lockedBy(
  { area, products }: Lock,
  open: ReadonlySet<number>,
  { products: all }: Catalogue,
): 'product' | 'area' | null {
  if (products && !products.some(({ id }) => open.has(id))) return 'product';
  const codes = all.filter(({ id }) => open.has(id)).map(({ code }) => code);
  if (isAreaOpen(area, codes)) return null;
  return products ? 'area' : 'product';
}

/** The products that are on sale and of which any one would open the lock, these first; none while it is open. */
export function openedWith(
  lock: Lock,
  open: ReadonlySet<number>,
  catalogue: Catalogue,
  first: readonly Related[],
): Related[] {
  if (lockedBy(lock, open, catalogue) === null) return [];
  const isFirst = ({ id }: Related) => Number(first.some((one) => one.id === id));
  return catalogue.products
    .filter(({ id, active }) => active && opensWith(lock, open, catalogue, id))
    .map(related)
    .toSorted((a, b) => isFirst(b) - isFirst(a));
}

export const opensWith = (lock: Lock, open: ReadonlySet<number>, catalogue: Catalogue, id: number): boolean =>
  lockedBy(lock, openAfter(open, catalogue, id), catalogue) === null;

/** The open products after a purchase of this one, with what comes with it. */
function openAfter(open: ReadonlySet<number>, { products, links }: Catalogue, id: number): Set<number> {
  const comesWith = grantedCode(products.find((product) => product.id === id)!.code);
  const bought = products.filter((product) => product.id === id || product.code === comesWith);
  return new Set([
    ...open,
    ...grantedBy(
      bought.map((product) => product.id),
      links,
    ),
  ]);
}

export const related = ({ id, name }: Related): Related => ({ id, name });
