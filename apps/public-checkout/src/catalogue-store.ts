import type { CatalogueProduct } from '@mirante/domain/products/product.ts';

export interface Catalogue {
  products: readonly CatalogueProduct[] | undefined;
  failed: boolean;
}

/** The page's head preloads it, so the response is here or on its way. */
const address = '/api/v1/active-products';
/** As for the calls of the store. */
const TIMEOUT_MS = 30_000;
export const unknown: Catalogue = { products: undefined, failed: false };
let now = unknown;
let asking: Promise<void> | undefined;
const listeners = new Set<() => void>();

export const catalogueNow = (): Catalogue => now;
export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * By plain fetch, not through the store: the two landing pages need only this call, and the store would be a quarter of
 * the code that a buyer waits for.
 */
export const askCatalogue = (): Promise<void> => (asking ??= ask().finally(() => (asking = undefined)));

async function ask(): Promise<void> {
  if (now.failed) become({ ...now, failed: false });
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(String(answer.status));
    become({ products: (await answer.json()) as CatalogueProduct[], failed: false });
  } catch {
    become({ ...now, failed: true });
  }
}

function become(next: Catalogue): void {
  now = next;
  listeners.forEach((tell) => tell());
}
