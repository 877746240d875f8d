import { isAreaOpen, type Area } from '@mirante/domain/access.ts';
import type { Related } from '@mirante/domain/content/content.ts';
import {
  areaWords,
  type ClientEntitlements,
  type EntitledProduct,
  type EntitlementOpening,
  type ItemEntitlement,
  type ItemProblem,
} from '@mirante/domain/house/client-entitlements.ts';
import { openingsOf, type Opening } from '@mirante/domain/products/entitlements.ts';
import { choiceOf } from '@mirante/domain/products/product-choice.ts';
import type { AcquiredProduct } from '@mirante/domain/sales/client-product.ts';
import { byEnd, closedOf, entitling } from './acquisitions.rules.ts';
import { lockedBy, openedWith, opensWith, related, type Catalogue } from './lock.rules.ts';

/** An item, what hides it from every client, and what unlocks it. */
export interface Item extends Pick<ItemEntitlement, 'title' | 'date' | 'products'> {
  hidden: Exclude<ItemProblem, 'product' | 'area'> | null;
}

interface Client {
  /** Newest first. */
  acquired: readonly AcquiredProduct[];
  catalogue: Catalogue;
  now: Date;
}

export function explainClient(client: Client): Omit<ClientEntitlements, 'login_problem'> {
  const { acquired, catalogue, now } = client;
  const { products, links } = catalogue;
  const openings = openingsOf(acquired, links, now);
  const open = new Set(openings.keys());
  return {
    products: products
      .filter(({ id }) => open.has(id))
      .map(({ id, name, code }) => ({ id, name, code, openings: viewed(openings.get(id)!, products) }))
      .toSorted((a, b) => isOwned(b) - isOwned(a)),
    areas: areas.map((area) => {
      const openers = products.filter(({ code }) => isAreaOpen(area, [code])).map(related);
      return {
        area,
        products: openers.filter(({ id }) => open.has(id)),
        opened_with: openedWith({ area, products: null }, open, catalogue, openers),
      };
    }),
    closed: closedOf(acquired, open, catalogue),
  };
}

export function explainItem({ hidden, ...item }: Item, area: Area, client: Client): Explained {
  const { acquired, catalogue, now } = client;
  const openings = openingsOf(acquired, catalogue.links, now);
  const open = new Set(openings.keys());
  const lock = { area, products: item.products };
  const locked = lockedBy(lock, open, catalogue);
  const made = item.products && madeFor(item.products, catalogue);
  return {
    ...item,
    area,
    products: made,
    problems: [hidden, locked].filter((problem) => problem !== null),
    openings: viewed(itemOpenings([made, item.products], openings), catalogue.products),
    closed:
      locked === null
        ? []
        : closedOf(acquired, open, catalogue).filter((own) => opensWith(lock, open, catalogue, own.product_id)),
    opened_with: openedWith(lock, open, catalogue, made ?? []),
  };
}
type Explained = Omit<ItemEntitlement, 'kind' | 'id' | 'login_problem'>;

/** Whether the acquisition that opens it longest is of the product itself. */
const isOwned = ({ openings }: EntitledProduct) => Number(openings[0]!.path.length === 1);
const areas = Object.keys(areaWords) as Area[];

/** Those that were chosen for an item, without the ones that unlock it only by including another. */
function madeFor(products: readonly Related[], { links }: Catalogue): Related[] {
  const chosen = choiceOf(
    products.map(({ id }) => id),
    links,
  );
  return products.filter(({ id }) => chosen.has(id));
}

type Openings = ReadonlyMap<number, readonly Opening<AcquiredProduct>[]>;

/**
 * The openings of the products it was made for, or else of all that unlock it; of any product if none is named. One of
 * each acquisition, by a shortest path.
 */
function itemOpenings(choices: readonly (readonly Related[] | null)[], openings: Openings): Opening<AcquiredProduct>[] {
  const open = choices.map(
    (products) => products?.filter(({ id }) => openings.has(id)).map(({ id }) => id) ?? [...openings.keys()],
  );
  const ids = open.find((some) => some.length > 0) ?? [];
  const nearest = new Map<number, Opening<AcquiredProduct>>();
  for (const opening of ids.flatMap((id) => openings.get(id)!)) {
    const known = nearest.get(opening.acquisition.id);
    if (!known || opening.path.length < known.path.length) nearest.set(opening.acquisition.id, opening);
  }
  return [...nearest.values()];
}

const viewed = (openings: readonly Opening<AcquiredProduct>[], products: readonly Related[]): EntitlementOpening[] =>
  openings
    .map(({ acquisition, path }) => ({
      acquisition: entitling(acquisition),
      path: path.map((id) => related(products.find((product) => product.id === id)!)),
    }))
    .toSorted(byEnd);
