import { UNREACHABLE, UNREADABLE } from '@mirante/contract/problem.ts';
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
  expect(catalogueNow()).toMatchObject({ products: undefined, problem: { detail: UNREACHABLE } });

  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  const again = askCatalogue();
  expect(catalogueNow().problem).toBeUndefined();
  await again;
  expect(catalogueNow()).toEqual({ products: [], problem: undefined });
});

it.each([
  [
    'the server',
    Response.json({ detail: 'Muitos acessos da sua rede.' }, { status: 429 }),
    'Muitos acessos da sua rede.',
  ],
  ['a proxy', new Response('<h1>Bad Gateway</h1>', { status: 502 }), UNREADABLE],
])('catalogue: a call that %s refused does not blame the connection', async (_by, answer, detail) => {
  vi.resetModules();
  const store = await import('./catalogue-store.ts');
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  await store.askCatalogue();
  expect(store.catalogueNow()).toMatchObject({ products: undefined, problem: { detail } });
});
