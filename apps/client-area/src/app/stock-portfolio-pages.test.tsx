// @vitest-environment happy-dom
import { brand } from '@mirante/domain/house/brand.ts';
import type { OwnStockPortfolio, OwnStockPortfolioRow } from '@mirante/domain/investments/stock-portfolio.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { StockPortfolioListPage } from '../features/investments/stock-portfolios/stock-portfolio-list-page.tsx';
import { StockPortfolioPage } from '../features/investments/stock-portfolios/stock-portfolio-page.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

const row = (more: Partial<OwnStockPortfolioRow> = {}): OwnStockPortfolioRow => ({
  id: 1,
  name: 'Carteira Dividendos',
  product_name: 'Carteiras',
  category: null,
  total_items: 1,
  updated_at: '2026-11-20T12:00:00Z',
  read_at: null,
  last_read_at: null,
  ...more,
});
const MAP = '/embeds/mapa-de-dividendos.html';
const INFOGRAPHIC = `${brand.infographics_url}preco-teto.html`;
const portfolio = (more: Partial<OwnStockPortfolio> = {}): OwnStockPortfolio => ({
  ...row(),
  product: { id: 4, name: 'Carteiras' },
  description: `<p><a href="${location.origin}${INFOGRAPHIC}">Preço teto</a> e <a href="https://exemplo.com.br/outro">outro</a>.</p>`,
  link_wallet_chart: null,
  link_wallet_video: null,
  link_dividends_map: MAP,
  link_complete_performance: '/embeds/performance-completa.html',
  link_performance_report: null,
  items: [
    {
      id: 1,
      stock_code_id: 1,
      stock_code: {
        id: 1,
        code: 'CMIG4',
        stock_id: 1,
        stock_name: 'Cemig',
        sector: 'Energia',
        national_code: true,
        active: true,
        current_price: 11.62,
        fair_price: 0.01,
        yield: null,
        price_updated_at: null,
      },
      status: 'Manter',
      date_in: '2026-02-10',
      price_in: 10.95,
      split_factor: 1,
      share: 8,
      obs: null,
    },
  ],
  items_closed: [],
  dividends: [
    {
      id: 1,
      stock_code: 'CMIG4',
      stock_name: 'Cemig',
      value: 0.2212,
      with_date: '2026-06-24',
      payment_date: null,
      yield_on_payment: 1.9,
      yield_on_cost: 2.02,
    },
  ],
  ...more,
});
const none = { body: { items: [], total: 0 } };
const PATH = '/api/v1/client/stock-portfolios/1';
const open = (body: OwnStockPortfolio, answers: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(
    <Routes>
      <Route path="/carteiras-de-acoes/:id" element={<StockPortfolioPage />} />
    </Routes>,
    {
      [`GET ${PATH}`]: { body },
      [`POST ${PATH}/read`]: { status: 204 },
      'GET /api/v1/client/reports': none,
      'GET /api/v1/client/news': none,
      'GET /api/v1/client/videos': none,
      ...answers,
    },
    {},
    '/carteiras-de-acoes/1',
  );
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

it('stock portfolio card: shows the product when it has no category, and links to the portfolio', async () => {
  const { calls } = renderScreen(<StockPortfolioListPage />, {
    'GET /api/v1/client/stock-portfolios': { body: { items: [row()], total: 1 } },
    'GET /api/v1/active-products': { body: [] },
  });
  const link = await screen.findByRole('link', { name: 'Abrir: Carteira Dividendos' });
  expect(link.getAttribute('href')).toBe('/carteiras-de-acoes/1');
  expect(plain(link.closest('li')!)).toBe(
    'Carteira De AçõesCarteira DividendosNão lidaCarteiras1 ativo, alterada em 20/11/2026Abrir',
  );
  const list = calls.map(({ call }) => call).find((call) => call.includes('stock-portfolios?'));
  const asked = Object.fromEntries(new URLSearchParams(list?.split('?')[1]));
  expect(asked).toEqual({ page: '1', perPage: '9', sort: 'portfolio.id', order: '1' });
  expect(screen.getByLabelText<HTMLSelectElement>('Ordenar por').selectedOptions[0]?.textContent).toBe(
    'Criação: mais antigos',
  );
  expect(screen.getByLabelText('Filtrar por Lida').textContent).toBe('Lida: todasLida: SimLida: Não');
});

it('stock portfolio page: without a fair price there is no ceiling or potential, and an unknown payment day is "A definir"', async () => {
  open(portfolio());
  const items = await screen.findByRole('table', { name: 'Ativos' });
  const cells = within(items).getAllByRole('cell').map(plain);
  expect(cells.slice(-4)).toEqual(['—', '—', '—', '—']);
  expect(screen.getByRole('table', { name: 'Últimos dividendos' }).textContent).toContain('A definir');
  expect(screen.queryByRole('columnheader', { name: 'Ações' })).toBeNull();
  expect(screen.getByRole('table', { name: 'Diversificação por setor' }).textContent).toContain('Energia8%');
});

it('stock portfolio page: a stale price shows its age, a current one does not', async () => {
  const [item] = portfolio().items;
  const pricedAt = (id: number, price_updated_at: string) => ({
    ...item!,
    id,
    stock_code: { ...item!.stock_code, price_updated_at },
  });
  open(portfolio({ items: [pricedAt(1, '2020-01-02T21:00:00Z'), pricedAt(2, new Date().toISOString())] }));
  const prices = within(await screen.findByRole('table', { name: 'Ativos' })).getAllByText(/11,62/);
  expect(prices.map(plain)).toEqual([expect.stringMatching(/^R\$ 11,62 há \d+ dias$/), 'R$ 11,62']);
});

it("stock portfolio page: links to the house's infographics open in a dialog, other links in their own page", async () => {
  open(portfolio());
  expect(fireEvent.click(await screen.findByRole('link', { name: 'Preço teto' }))).toBe(false);
  const dialog = await screen.findByRole('dialog', { name: 'Preço teto' });
  expect(within(dialog).getByTitle('Preço teto').getAttribute('src')).toBe(INFOGRAPHIC);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fireEvent.click(screen.getByRole('link', { name: 'outro' }))).toBe(true);
});

it.each([
  ['Mapa de Dividendos', MAP],
  ['Performance Completa', '/embeds/performance-completa.html'],
])('stock portfolio page: %s opens in a dialog', async (name, address) => {
  open(portfolio());
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  expect(within(dialog).getByTitle(name).getAttribute('src')).toBe(address);
});

it('stock portfolio page: a URL outside of the allowed hosts is not framed', async () => {
  open(
    portfolio({
      link_wallet_chart: 'https://exemplo.com.br/grafico',
      link_complete_performance: 'javascript:1',
      link_dividends_map: '//exemplo.com.br/mapa',
    }),
  );
  await screen.findByRole('table', { name: 'Ativos' });
  expect(screen.queryByTitle('Gráfico da carteira')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Performance Completa' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mapa de Dividendos' })).toBeNull();
});

it('stock portfolio page: its description can be collapsed', async () => {
  open(portfolio());
  const fold = await screen.findByRole('button', { name: 'Sobre a carteira' });
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link', { name: 'Preço teto' })).toBeNull();
});

it.each([
  ['never read', null, 1],
  ['read an hour ago', new Date(Date.now() - 3_600_000).toISOString(), 1],
  ['read a minute ago', new Date(Date.now() - 60_000).toISOString(), 0],
])('stock portfolio page: a portfolio that was %s is marked as read %#', async (_when, last_read_at, times) => {
  const { calls } = open(portfolio({ last_read_at }));
  await screen.findByRole('table', { name: 'Ativos' });
  await waitFor(() => expect(calls.filter(({ call }) => call === `POST ${PATH}/read`)).toHaveLength(times));
});

it('stock portfolio page: more related contents than fit link to their list', async () => {
  const items = [{ id: 3, title: 'Copom', news_date: '2026-11-19', read_at: null }];
  open(portfolio(), { 'GET /api/v1/client/news': { body: { items, total: 7 } } });
  const all = await screen.findByRole('link', { name: 'Ver todos: Notícias' });
  expect(all.getAttribute('href')).toBe('/noticias?news.stock_portfolios=1');
  expect(screen.queryByRole('link', { name: 'Ver todos: Relatórios' })).toBeNull();
});

it('stock portfolio page: the panels are curve and sectors, items, dividends and closed positions', async () => {
  open(portfolio());
  await screen.findByRole('table', { name: 'Ativos' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(plain);
  expect(titles.slice(0, 5)).toEqual([
    'Sobre a carteira',
    'Diversificação por setor',
    'Ativos 1',
    'Últimos dividendos',
    'Posições encerradas',
  ]);
});
