// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { to } from '../../app/to.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ContentListPage } from './content-list-page.tsx';

const found = {
  items: [
    {
      id: 7,
      type: 'report',
      title: 'Petrobras: o caixa',
      marked_title: [{ text: 'Petrobras: o caixa', hit: false }],
      date: '2026-11-19T12:00:00Z',
      summary: 'O plano.',
      product_name: 'Top Fundos',
      read_at: null,
      pages: 12,
      snippets: [
        {
          page: 5,
          pieces: [
            { text: 'Sem ', hit: false },
            { text: 'dividendo', hit: true },
          ],
        },
      ],
      more_pages: 3,
    },
  ],
  total: 1,
  types: { report: 1, video: 2, news: 0 },
};
const search = 'GET /api/v1/client/contents/search';
const answers = {
  'GET /api/v1/client/contents': { body: { items: [], total: 0 } },
  'GET /api/v1/client/contents-new': { body: { since: null, total: 0 } },
  'GET /api/v1/active-products': { body: [] },
  [search]: { body: found },
};
const Address = () => <p data-testid="address">{useLocation().search}</p>;
const open = (at: string, given: Parameters<typeof renderScreen>[1] = answers) =>
  renderScreen(
    <>
      <ContentListPage />
      <Address />
    </>,
    given,
    {},
    at,
  );
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar nos conteúdos' });
const asked = (calls: { call: string }[]) =>
  Object.fromEntries(new URLSearchParams(calls.findLast(({ call }) => call.startsWith(search))?.call.split('?')[1]));

test('content search: the text is searched and put into the URL, and hits link to their pages', async () => {
  const { calls } = open(to.contents());
  fireEvent.change(field(), { target: { value: 'dividendo ' } });
  fireEvent.submit(field());
  const results = within(await screen.findByRole('region', { name: 'Resultados da busca' }));
  expect(asked(calls)).toEqual({ q: 'dividendo', page: '1', perPage: '9' });
  expect(screen.getByTestId('address').textContent).toBe('?busca=dividendo');
  expect(results.getByRole('link', { name: 'Abrir: Petrobras: o caixa' }).getAttribute('href')).toBe(to.report(7));
  const snippet = results.getByRole('link', { name: /Pág\. 5/ });
  expect(snippet.getAttribute('href')).toBe(`${to.report(7)}?pagina=5`);
  expect(snippet.querySelector('mark')?.textContent).toBe('dividendo');
  expect(results.getByText('E em mais 3 páginas.')).toBeTruthy();
  expect(document.activeElement === document.body || document.activeElement === field()).toBe(true);
});

test('content search: a type narrows the hits, and an emptied field returns to all contents', async () => {
  const { calls } = open(`${to.contents()}?busca=dividendo&pagina=2`);
  fireEvent.click(await screen.findByRole('button', { name: 'Vídeos 2' }));
  await waitFor(() => expect(asked(calls)).toEqual({ q: 'dividendo', page: '1', perPage: '9', type: 'video' }));
  expect(screen.getByRole('button', { name: 'Vídeos 2' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Limpar busca' }));
  expect((await screen.findAllByText('Nenhum resultado encontrado.')).length).toBeGreaterThan(0);
  expect(screen.getByTestId('address').textContent).toBe('');
});

test('content search: no hits and a failure have different messages', async () => {
  open(`${to.contents()}?busca=ouro`, { ...answers, [search]: { body: { ...found, items: [], total: 0 } } });
  expect(await screen.findByText('Nada encontrado')).toBeTruthy();
  cleanup();
  open(`${to.contents()}?busca=ouro`, { ...answers, [search]: { status: 500, body: {} } });
  expect(within(await screen.findByRole('alert')).getByText('Código 500')).toBeTruthy();
});

test('content search: a page beyond the last one says so, and leads to the last', async () => {
  const { calls } = open(`${to.contents()}?busca=dividendo&pagina=9`, {
    ...answers,
    [search]: { body: { ...found, items: [], total: 12 } },
  });
  expect(await screen.findByText('Esta página não existe mais')).toBeTruthy();
  expect(screen.queryByText('Nada encontrado')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ir para a última página' }));
  await waitFor(() => expect(asked(calls)).toMatchObject({ page: '2' }));
});

test('content search: takes no key from the page', () => {
  open(to.contents());
  expect(field()).toBeTruthy();
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
  expect(document.activeElement).not.toBe(field());
});

test('content search: more hits than counted are shown as more', async () => {
  const counted = { ...found, total: 1000, types: { report: 400, video: 601, news: 0 }, total_is_estimate: true };
  open(`${to.contents()}?busca=dividendo`, { ...answers, [search]: { body: counted } });
  expect(await screen.findByText('mais de 1.000 resultados')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Relatórios 400+' })).toBeTruthy();
});
