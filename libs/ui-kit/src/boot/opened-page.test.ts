// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';

const [home, reports, report] = [{ isList: false }, { isList: true }, { isList: false }];
let openedPage: typeof import('./opened-page.ts').openedPage;
beforeAll(async () => {
  const script = document.createElement('script');
  script.dataset['files'] = 'a.js b.js c.css';
  script.dataset['query'] = 'yup.js';
  script.dataset['pages'] = JSON.stringify([
    { path: '/', files: [0], reads: [home] },
    { path: '/relatorios', files: [0], reads: [reports], head: { title: 'Relatórios' } },
    { path: '/relatorios/:id', files: [1, 2], reads: [report] },
  ]);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  ({ openedPage } = await import('./opened-page.ts'));
});

const opened = (hash: string) => {
  location.hash = hash;
  return openedPage<{ isList: boolean }>();
};

test("openedPage: returns the URL's page with its files, reads, ids and query", () => {
  expect(opened('#/relatorios/12?pagina=5')).toEqual({
    files: ['b.js', 'c.css'],
    reads: [report],
    head: undefined,
    params: { id: '12' },
    query: 'pagina=5',
  });
  for (const hash of ['', '#/', '#/#conteudo']) expect(opened(hash)?.reads).toEqual([home]);
});

test('openedPage: a page whose head is always the same has it', () => {
  expect(opened('#/relatorios?pagina=2')?.head).toEqual({ title: 'Relatórios' });
});

test('openedPage: a list with filters in its URL includes what validates them', () => {
  for (const query of ['', '?perPage=60&order=-1', '?report.title=']) {
    expect(opened(`#/relatorios${query}`)?.files).toEqual(['a.js']);
  }
  expect(opened('#/relatorios?perPage=60&report.title=selic')?.files).toEqual(['a.js', 'yup.js']);
});

test('openedPage: an unknown URL, or one with a non-numeric id, preloads nothing', () => {
  for (const hash of ['#/relatorios/nova', '#/relatorios/1/editar']) expect(opened(hash)).toBeUndefined();
});
