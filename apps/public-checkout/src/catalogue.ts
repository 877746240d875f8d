import type { CatalogueProduct } from '@mirante/domain/product.ts';
import { useEffect, useSyncExternalStore } from 'react';

interface Catalogue {
  products: readonly CatalogueProduct[] | undefined;
  failed: boolean;
}

/** What is at sale, with its prices. The page's head already asked for it, so the answer is here or on its way. */
const address = '/api/v1/active-products';
const unknown: Catalogue = { products: undefined, failed: false };
let now = unknown;
let asking = false;
const listeners = new Set<() => void>();

const become = (next: Catalogue) => {
  now = next;
  listeners.forEach((tell) => tell());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * By plain fetch, not through the store: the two landing pages need this one read, and the store would make up a quarter
 * of the code that a buyer waits for.
 */
export async function askCatalogue(): Promise<void> {
  if (asking) return;
  asking = true;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(String(answer.status));
    become({ products: (await answer.json()) as CatalogueProduct[], failed: false });
  } catch {
    become({ products: now.products, failed: true });
  } finally {
    asking = false;
  }
}

export function useCatalogue(): Catalogue {
  const catalogue = useSyncExternalStore(subscribe, () => now, () => unknown);
  useEffect(() => {
    if (!now.products) void askCatalogue();
  }, []);
  return catalogue;
}
