// @vitest-environment happy-dom
import type { OwnFundRow } from '@mirante/domain/investments/fund.ts';
import type { OwnStock } from '@mirante/domain/investments/stock.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { AreaOffer } from '../features/investments/area-offer.tsx';
import { FundListPage } from '../features/investments/funds/fund-list-page.tsx';
import { StockPortfolioListPage } from '../features/investments/stock-portfolios/stock-portfolio-list-page.tsx';
import { StockListPage } from '../features/investments/stocks/stock-list-page.tsx';
import { StockPage } from '../features/investments/stocks/stock-page.tsx';

const fund: OwnFundRow = {
  id: 7,
  name: 'Verde',
  liquidity: 30,
  min_value: 1000,
  opened: false,
  category_id: 4,
  category_name: 'Crédito',
};
const none = { body: { items: [], total: 0 } };
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

it('fund card: shows category, redemption and whether it is open, and links to the fund', async () => {
  const { calls } = renderScreen(<FundListPage />, {
    'GET /api/v1/client/funds': { body: { items: [fund], total: 1 } },
    'GET /api/v1/client/funds-categories': none,
  });
  const link = await screen.findByRole('link', { name: 'Detalhar: Verde' });
  expect(link.getAttribute('href')).toBe('/fundos/7');
  expect(plain(link.closest('li')!)).toBe('VerdeFechadoCréditoResgate D+30Detalhar');
  expect(calls.find(({ call }) => call.startsWith('GET /api/v1/client/funds?'))?.call).toContain('perPage=30');
});

it.each([
  ['funds', FundListPage, 'funds.min_value -1'],
  ['stocks', StockListPage, 'stock.sector 1'],
  ['stock-portfolios', StockPortfolioListPage, 'portfolio.updated_at -1'],
] as const)('list of %s: is sorted on wide screens', async (path, Page, value) => {
  const { calls } = renderScreen(<Page />, {
    [`GET /api/v1/client/${path}`]: none,
    'GET /api/v1/client/funds-categories': none,
    'GET /api/v1/active-products': { body: [] },
  });
  fireEvent.change(await screen.findByLabelText('Ordenar por'), { target: { value } });
  const [sort, order] = value.split(' ');
  await waitFor(() => expect(calls.at(-1)?.call).toMatch(new RegExp(`${path}\\?.*sort=${sort}&order=${order}$`)));
});

it('list of stocks: offers names from A to Z first', async () => {
  renderScreen(<StockListPage />, { 'GET /api/v1/client/stocks': none });
  const choice = await screen.findByLabelText<HTMLSelectElement>('Ordenar por');
  expect([...choice.options].map(({ text }) => text).filter((text) => text.startsWith('Nome'))).toEqual([
    'Nome: A a Z',
    'Nome: Z a A',
  ]);
});

const stock: OwnStock = {
  id: 5,
  name: 'Petrobras',
  sector: 'Petróleo e gás',
  national: true,
  description: '<p>Uma ação.</p>',
  code: 'PETR4',
  category_name: 'Ações',
  product_name: 'Invista em Ações',
  stock_codes: [
    {
      id: 1,
      code: 'PETR4',
      current_price: 38.42,
      fair_price: 46,
      national_code: true,
      active: true,
      price_updated_at: '2020-01-02T12:00:00Z',
    },
  ],
  held_in: [
    {
      item_id: 1,
      stock_portfolio_id: 106,
      stock_portfolio_name: 'Carteira Valor',
      code: 'PETR4',
      national_code: true,
      current_price: 38.42,
      status: 'Comprar',
      share: 8,
      date_in: '2025-09-02',
      price_in: 33.15,
      split_factor: 1,
    },
  ],
};
const related = {
  'GET /api/v1/client/reports': {
    body: { items: [{ id: 9, name: 'Panorama', report_date: '2026-01-02T12:00:00Z', read_at: null }], total: 1 },
  },
  'GET /api/v1/client/news': none,
  'GET /api/v1/client/videos': none,
};
const page = (
  <Routes>
    <Route path="/acoes/:id" element={<StockPage />} />
  </Routes>
);

it("stock page: shows its codes' prices, the portfolios holding them and related contents", async () => {
  renderScreen(page, { ...related, 'GET /api/v1/client/stocks/5': { body: stock } }, {}, '/acoes/5');
  const paper = plain(await screen.findByRole('row', { name: /^PETR4/ }));
  expect(paper).toMatch(/^PETR4R\$ 38,42R\$ 41,40R\$ 46,00\+19,73% há \d+ dias$/);
  const held = within(screen.getByRole('region', { name: 'Nas carteiras' }));
  expect(held.getByRole('link', { name: 'Carteira Valor' }).getAttribute('href')).toBe('/carteiras-de-acoes/106');
  expect(plain(held.getByRole('listitem'))).toBe(
    'Carteira ValorPETR4, 8,00% desde 02/09/2025 a R$ 33,15+15,90%Comprar',
  );
  expect((await screen.findByRole('link', { name: 'Último relatório' })).getAttribute('href')).toBe('/relatorios/9');
  expect(screen.getByRole('img', { name: 'Não lido' })).toBeTruthy();
});

it('stock page: a portfolio’s position in a paper that is no longer active has its currency and result', async () => {
  const [position] = stock.held_in;
  const held_in = [{ ...position!, code: 'PBR', national_code: false, price_in: 10, current_price: 12 }];
  renderScreen(page, { ...related, 'GET /api/v1/client/stocks/5': { body: { ...stock, held_in } } }, {}, '/acoes/5');
  const held = within(await screen.findByRole('region', { name: 'Nas carteiras' }));
  expect(plain(held.getByRole('listitem'))).toBe('Carteira ValorPBR, 8,00% desde 02/09/2025 a US$ 10,00+20,00%Comprar');
});

it('stock page: a failure to load shows the specified message, and a stock without access is not found', async () => {
  const { toasts } = renderScreen(page, { 'GET /api/v1/client/stocks/5': { status: 500, body: {} } }, {}, '/acoes/5');
  await waitFor(() => expect(toasts).toContain('Não foi possível carregar o ação.'));
  cleanup();
  renderScreen(page, { 'GET /api/v1/client/stocks/5': { status: 404, body: {} } }, {}, '/acoes/5');
  expect(await screen.findByText(/^Ação 5: este registro não existe/)).toBeTruthy();
});

it('investment areas: a client without the product is offered it', async () => {
  renderScreen(<AreaOffer title="Fundos" code="top_fundos" />, {
    'GET /api/v1/active-products': {
      body: [{ id: 2, code: 'top_fundos', name: 'Top Fundos', description: 'Os fundos.' }],
    },
  });
  expect(await screen.findByText('Fundos fazem parte da assinatura Top Fundos')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Comprar' }).getAttribute('href')).toBe(
    '/conta/meus-produtos/comprar?produtos=top_fundos',
  );
});
