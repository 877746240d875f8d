import { problemFrom } from '@mirante/api-client/problem.ts';
import type { Problem } from '@mirante/contract/problem.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';

export interface Catalogue {
  products: readonly CatalogueProduct[] | undefined;
  /** Why the last read failed. */
  problem: Problem | undefined;
}

/** The page's head preloads it, so the response is here or on its way. */
const address = '/api/v1/active-products';
/** As for the calls of the store. */
const TIMEOUT_MS = 30_000;
export const unknown: Catalogue = { products: undefined, problem: undefined };
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
  if (now.problem) become({ ...now, problem: undefined });
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return become({ products: (await answer.json()) as CatalogueProduct[], problem: undefined });
    const data: unknown = await answer.json().catch(() => undefined);
    become({ ...now, problem: problemFrom({ status: answer.status, data }) });
  } catch (error) {
    become({ ...now, problem: problemFrom({ status: 'FETCH_ERROR', error: String(error) }) });
  }
}

function become(next: Catalogue): void {
  now = next;
  listeners.forEach((notify) => notify());
}
