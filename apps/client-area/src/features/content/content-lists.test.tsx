// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { to } from '../../app/to.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ContentListPage } from './content-list-page.tsx';
import { NewsListPage } from './news-list-page.tsx';
import { NoticeListPage } from './notice-list-page.tsx';
import { ReportListPage } from './report-list-page.tsx';
import { VideoListPage } from './video-list-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const common = { id: 3, summary: 'O que muda.', product_name: 'Top Fundos', read_at: null };
const date = '2026-11-19T12:00:00Z';
const contents = 'GET /api/v1/client/contents';
const products = {
  'GET /api/v1/active-products': {
    body: [
      { id: 2, code: 'top_fundos', name: 'Top Fundos' },
      { id: 5, code: 'full_trader', name: 'Full Trader' },
    ],
  },
};
const Address = () => <p data-testid="address">{useLocation().search}</p>;
const queryOf = (call: string | undefined) => Object.fromEntries(new URLSearchParams(call?.split('?')[1]));

test.each([
  ['contents', ContentListPage, to.contents(), { ...common, type: 'news', title: 'Copom', date }, '9'],
  ['reports', ReportListPage, to.reports(), { ...common, name: 'Copom', description: 'x', report_date: date }, '12'],
  ['videos', VideoListPage, to.videos(), { ...common, name: 'Copom', link: 'x', video_date: date }, '12'],
  ['news', NewsListPage, to.newsList(), { ...common, title: 'Copom', news_date: date }, '12'],
  ['board', NoticeListPage, to.notices(), { ...common, title: 'Copom', created_at: date, updated_at: date }, '10'],
] as const)('content lists: %s have a card each, paged by the screen size', async (path, Page, at, row, size) => {
  const { calls } = renderScreen(
    <Page />,
    { ...products, [`GET /api/v1/client/${path}`]: { body: { items: [row], total: 1 } } },
    {},
    at,
  );
  expect(await screen.findByRole('link', { name: /^(Abrir|Assistir): Copom$/ })).toBeTruthy();
  expect(queryOf(calls.find(({ call }) => call.includes(`/client/${path}?`))?.call)).toMatchObject({
    page: '1',
    perPage: size,
  });
});

test('content lists: filters and order are in the URL and in the call', async () => {
  const { calls } = renderScreen(
    <>
      <ContentListPage />
      <Address />
    </>,
    { ...products, [contents]: { body: { items: [{ ...common, type: 'news', title: 'Copom', date }], total: 1 } } },
    { entitlements: ['top_fundos'] },
    to.newest('conteudos'),
  );
  await screen.findByRole('link', { name: 'Abrir: Copom' });
  const product = await screen.findByLabelText('Filtrar por Produto');
  await waitFor(() =>
    expect(
      within(product)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Produto: todos', 'Produto: Top Fundos']),
  );
  fireEvent.change(screen.getByLabelText('Filtrar por Lido'), { target: { value: 'false' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Notícias' }));
  fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'content.date 1' } });
  const asked = {
    page: '1',
    perPage: '9',
    sort: 'content.date',
    order: '1',
    'content.read': 'false',
    'content.type': 'news',
  };
  await waitFor(() => expect(queryOf(calls.at(-1)?.call)).toEqual(asked));
  expect(queryOf(screen.getByTestId('address').textContent)).toEqual(asked);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Notícias' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Todos' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).not.toContain('content.type'));
});

test('content lists: on a phone the orders are named as on a wide screen', async () => {
  const orders = async () => {
    const choice = await screen.findByLabelText('Ordenar por');
    return within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  };
  const answers = { ...products, 'GET /api/v1/client/reports': { body: { items: [], total: 0 } } };
  renderScreen(<ReportListPage />, answers);
  const wide = await orders();
  cleanup();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  renderScreen(<ReportListPage />, answers);
  fireEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  expect(await orders()).toEqual(wide);
});

test('content lists: new contents since the last visit are announced above the list', async () => {
  renderScreen(<ContentListPage />, {
    ...products,
    [contents]: { body: { items: [], total: 0 } },
    'GET /api/v1/client/contents-new': { body: { since: '2026-11-18T00:40:00Z', total: 5 } },
  });
  expect((await screen.findByText('5 novos')).closest('p')!.textContent).toBe(
    '5 novos desde sua última visita, 17/11/2026, 21:40',
  );
});

test('content lists: an empty list, no hits and a failure have different messages', async () => {
  renderScreen(<ReportListPage />, { ...products, 'GET /api/v1/client/reports': { body: { items: [], total: 0 } } });
  expect((await screen.findAllByText('Nenhum resultado encontrado.')).length).toBeGreaterThan(0);
  cleanup();
  renderScreen(
    <ReportListPage />,
    { 'GET /api/v1/client/reports': { body: { items: [], total: 0 } } },
    {},
    `${to.reports()}?report.read=true`,
  );
  expect(await screen.findByText('Sem resultados para o filtro')).toBeTruthy();
  cleanup();
  renderScreen(<ReportListPage />, { 'GET /api/v1/client/reports': { status: 500, body: {} } });
  expect(within(await screen.findByRole('alert')).getByText('Código 500')).toBeTruthy();
});

test("content lists: a portfolio's filter from its link is named, and can be removed", async () => {
  const path = 'GET /api/v1/client/reports';
  const row = { ...common, name: 'Copom', description: 'x', report_date: date };
  const { calls } = renderScreen(
    <>
      <ReportListPage />
      <Address />
    </>,
    {
      ...products,
      [path]: { body: { items: [row], total: 1 } },
      'GET /api/v1/client/portfolios/7': { body: { id: 7, name: 'Fundos Moderada' } },
    },
    {},
    to.reportsAbout('portfolios', 7),
  );
  expect(await screen.findByText('Fundos Moderada', { selector: 'b' })).toBeTruthy();
  expect(queryOf(calls.find(({ call }) => call.startsWith(`${path}?`))?.call)).toMatchObject({
    'report.portfolios': '7',
    sort: 'report.report_date',
    order: '-1',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remover o filtro Carteira' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).not.toContain('portfolios'));
});
