// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pages } from './pages.tsx';
import { preloads } from './preloads.ts';

test("preloads: contain every list, and each preload makes its page's first call", async () => {
  const began = await Promise.all(
    pages.flatMap(({ path, load }) => (load ? [load().then((page) => ({ path, page }))] : [])),
  );
  const asked = preloads.map(({ path, reads }) => [path, reads[0]!.path]);
  const wanted = began
    .filter(({ path, page }) => page.name.endsWith('ListPage') || preloads.some((one) => one.path === path))
    .map(({ path, page }) => [path, page.needs.path]);
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(wanted));
});

test("preloads: a list is fetched early with its schema's defaults, by those who may read it", () => {
  const [list] = preloads.find(({ path }) => path === '/clientes')!.reads;
  expect(list).toEqual({
    path: '/api/v1/clients',
    allow: ['atendimento', 'financeiro'],
    query: { page: 1, perPage: 10, sort: 'client.created_at', order: -1 },
    isList: true,
  });
});
