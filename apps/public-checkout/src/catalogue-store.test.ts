import { afterEach, expect, it, vi } from 'vitest';
import { askCatalogue, catalogueNow } from './catalogue-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('catalogue: a call without a response fails after 30 seconds, and is being loaded again on a retry', async () => {
  const timer = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
  const hangs = (_address: string, { signal }: RequestInit = {}) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  vi.stubGlobal('fetch', hangs);

  const asked = askCatalogue();
  expect(timeout).toHaveBeenCalledWith(30_000);
  timer.abort();
  await asked;
  expect(catalogueNow()).toEqual({ products: undefined, failed: true });

  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  const again = askCatalogue();
  expect(catalogueNow().failed).toBe(false);
  await again;
  expect(catalogueNow()).toEqual({ products: [], failed: false });
});
