// @vitest-environment happy-dom
import type {
  ClosedStockPortfolioItem,
  StockPortfolio,
  StockPortfolioItem,
} from '@mirante/domain/investments/stock-portfolio.ts';
import { restoreFocus } from '@mirante/ui-kit/boot/restore-focus.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CloseItemPage } from '../features/investments/stock-portfolios/close-item-page.tsx';
import { ItemCreatePage } from '../features/investments/stock-portfolios/item-create-page.tsx';
import { StockPortfolioPage } from '../features/investments/stock-portfolios/stock-portfolio-page.tsx';
import { UnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

const item = (id: number, code: string, national_code = true): StockPortfolioItem => ({
  id,
  stock_code_id: id,
  stock_code: {
    id,
    code,
    stock_id: id,
    stock_name: `Empresa ${code}`,
    sector: 'Energia',
    national_code,
    active: true,
    current_price: 40,
    fair_price: 50,
    yield: 7.1,
    price_updated_at: null,
  },
  status: 'Comprar',
  date_in: '2026-02-10',
  price_in: 32,
  split_factor: 1,
  share: 10,
  obs: null,
  version: `v${id}`,
});
const closed: ClosedStockPortfolioItem = { ...item(9, 'CPLE6'), date_out: '2026-11-17', price_out: 24 };
const portfolio = (more: Partial<StockPortfolio> = {}): StockPortfolio => ({
  id: 1,
  name: 'Carteira Dividendos',
  product_id: 4,
  product_name: 'Carteiras',
  product: { id: 4, name: 'Carteiras' },
  category: null,
  active: true,
  total_items: 2,
  description: '<p>Empresas maduras.</p>',
  link_wallet_chart: null,
  link_wallet_video: null,
  link_dividends_map: null,
  link_complete_performance: null,
  link_performance_report: null,
  items: [item(1, 'ITUB4'), item(2, 'TAEE11')],
  items_closed: [closed],
  dividends: [],
  created_at: '2026-01-02T12:00:00Z',
  updated_at: '2026-01-02T12:00:00Z',
  version: 'v1',
  order_version: 'o1',
  ...more,
});
const PATH = '/api/v1/stock-portfolios/1';
const none = { body: { items: [], total: 0 } };
const answers = (body = portfolio()) => ({
  [`GET ${PATH}`]: { body },
  [`GET ${PATH}/changes`]: { body: [] },
  'GET /api/v1/reports': none,
  'GET /api/v1/news': none,
  'GET /api/v1/videos': none,
});
const at = { at: '/carteiras-de-acoes/1', path: '/carteiras-de-acoes/:id' };
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const rowOf = async (code: string) => (await screen.findByText(code)).closest('tr')!;

it('stock portfolio page: an item shows its ceiling 10% below the fair price, its potential and its gain', async () => {
  renderScreen(<StockPortfolioPage />, answers(), at);
  const row = plain(await rowOf('ITUB4'));
  for (const text of ['R$ 45,00', 'R$ 50,00', '+25,00%', '7,10%', '10/02/2026']) expect(row).toContain(text);
  expect(plain(await rowOf('CPLE6'))).toContain('\u221225,00%');
});

it('stock portfolio page: foreign papers have their own tab, in dollars', async () => {
  renderScreen(<StockPortfolioPage />, answers(portfolio({ items: [item(1, 'AAPL34'), item(2, 'AAPL', false)] })), at);
  expect(plain(await rowOf('AAPL34'))).toContain('R$ 45,00');
  expect(screen.queryByText('AAPL')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Stocks' }));
  expect(plain(await rowOf('AAPL'))).toContain('US$ 45,00');
  expect(screen.queryByText('AAPL34')).toBeNull();
});

it('stock portfolio page: closing instead of removing is suggested for open positions only', async () => {
  renderScreen(<StockPortfolioPage />, answers(), at);
  const dialogOf = async (code: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `Remover ${code}` }));
    const text = (await screen.findByRole('alertdialog')).textContent;
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    return text;
  };
  expect(await dialogOf('ITUB4')).toContain('irreversível. Para registrar uma saída, encerre a posição.');
  const ofClosed = await dialogOf('CPLE6');
  expect(ofClosed).toContain('A remoção será irreversível.');
  expect(ofClosed).not.toContain('encerre');
});

it('stock portfolio page: links to all its dividends, latest first', async () => {
  renderScreen(<StockPortfolioPage />, answers(), at);
  expect((await screen.findByRole('link', { name: 'Ver todos' })).getAttribute('href')).toBe(
    '/dividendos?dividend.stock_portfolio_id=1&page=1&order=-1&sort=dividend.with_date',
  );
});

it('stock portfolio page: items are reordered by buttons and keyboard, saved with the version that was seen', async () => {
  const { calls, said } = renderScreen(
    <StockPortfolioPage />,
    { ...answers(), [`POST ${PATH}/sort-items`]: { body: portfolio() } },
    at,
  );
  const save = await screen.findByRole('button', { name: 'Salvar Ordem' });
  expect(save.hasAttribute('disabled')).toBe(true);
  const down = screen.getByRole('button', { name: 'Descer ITUB4' });
  down.focus();
  fireEvent.click(down);
  const codes = () =>
    within(screen.getByRole('table', { name: 'Ativos' }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent.split(' ')[0]);
  expect(codes()).toEqual(['TAEE11', 'ITUB4']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Descer ITUB4');
  expect(screen.getByText('ITUB4: posição 2 de 2').role).toBe('status');
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp', altKey: true });
  expect(codes()).toEqual(['ITUB4', 'TAEE11']);
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown', altKey: true });
  fireEvent.click(save);
  await waitFor(() => expect(said).toEqual(['Ordem salva!']));
  const sorted = calls.find(({ call }) => call === `POST ${PATH}/sort-items`);
  expect(sorted).toMatchObject({ body: { ids: [2, 1] } });
});

it('stock portfolio page: after "Salvar Ordem" by keyboard the focus moves to the items', async () => {
  const ended = new AbortController();
  restoreFocus(ended.signal);
  const stored = { ...portfolio({ order_version: 'o2' }), items: [item(2, 'TAEE11'), item(1, 'ITUB4')] };
  const responses = { ...answers(), [`POST ${PATH}/sort-items`]: { body: stored } };
  renderScreen(<StockPortfolioPage />, responses, at);
  fireEvent.click(await screen.findByRole('button', { name: 'Descer ITUB4' }));
  const save = screen.getByRole('button', { name: 'Salvar Ordem' });
  save.focus();
  fireEvent.keyDown(save, { key: 'Enter' });
  responses[`GET ${PATH}`] = { body: stored };
  fireEvent.click(save);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Ativos');
  ended.abort();
});

it('stock portfolio page: a changed order of the items is not left unasked', async () => {
  renderScreen(
    <UnsavedWork owner={1}>
      <StockPortfolioPage />
    </UnsavedWork>,
    answers(),
    at,
  );
  const closes = () => fireEvent(globalThis as unknown as Window, new Event('beforeunload', { cancelable: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Descer ITUB4' }));
  expect(closes()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(closes()).toBe(true);
});

it('stock portfolio page: an order that somebody else changed meanwhile is shown with a notice', async () => {
  const stored = { ...portfolio({ order_version: 'o2' }), items: [item(2, 'TAEE11'), item(1, 'ITUB4')] };
  const conflict = { status: 412, body: { code: 'edit_conflict', detail: '', errors: [], current: stored } };
  const responses = { ...answers(), [`POST ${PATH}/sort-items`]: conflict };
  const { said } = renderScreen(<StockPortfolioPage />, responses, at);
  fireEvent.click(await screen.findByRole('button', { name: 'Descer ITUB4' }));
  responses[`GET ${PATH}`] = { body: stored };
  fireEvent.click(screen.getByRole('button', { name: 'Salvar Ordem' }));
  await waitFor(() =>
    expect(said).toEqual(['A ordem destes itens mudou enquanto você a editava. Confira como ficou antes de salvar.']),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar Ordem' })).toHaveProperty('disabled', true));
});

it('stock portfolio page: a position that cannot be reopened says so', async () => {
  const { said } = renderScreen(
    <StockPortfolioPage />,
    { ...answers(), [`POST ${PATH}/items/9/open`]: { status: 500, body: {} } },
    at,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Reabrir CPLE6' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reabrir' }));
  await waitFor(() => expect(said).toEqual(['Não foi possível encerrar/reabrir a posição.']));
});

it('close position page: closes at the current price unless another is typed', async () => {
  const { calls, said } = renderScreen(
    <CloseItemPage />,
    { ...answers(), [`POST ${PATH}/items/1/close`]: { status: 500, body: {} } },
    { at: '/carteiras-de-acoes/1/encerrar-item/1', path: '/carteiras-de-acoes/:id/encerrar-item/:itemId' },
  );
  expect(plain(await screen.findByText(/Resultado do preço/))).toContain('+25,00%');
  fireEvent.click(screen.getByRole('button', { name: 'Encerrar' }));
  await waitFor(() => expect(said).toEqual(['Não foi possível encerrar a posição.']));
  expect(calls.find(({ call }) => call === `POST ${PATH}/items/1/close`)).toMatchObject({
    body: { price_out: 40, date_out: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
  });
});

it('close position page: a position that is closed or gone is not found, by its label and id', async () => {
  renderScreen(<CloseItemPage />, answers(), {
    at: '/carteiras-de-acoes/1/encerrar-item/99',
    path: '/carteiras-de-acoes/:id/encerrar-item/:itemId',
  });
  expect(await screen.findByText('Item 99: este registro não existe, ou já não está aqui.')).toBeTruthy();
});

it('item form: a paper is found by its code among all, three at a time', async () => {
  const { calls } = renderScreen(
    <ItemCreatePage />,
    { ...answers(), 'GET /api/v1/stock-codes': { body: { items: [item(1, 'PETR4').stock_code], total: 1 } } },
    { at: '/carteiras-de-acoes/1/adicionar-item', path: '/carteiras-de-acoes/:id/adicionar-item' },
  );
  const box = await screen.findByRole('combobox', { name: 'Papel' });
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: 'petr' } });
  fireEvent.click(await screen.findByRole('option', { name: 'PETR4 Empresa PETR4' }));
  expect((box as HTMLInputElement).value).toBe('PETR4 Empresa PETR4');
  const asked = calls.map(({ call }) => call).find((call) => call.includes('stock_code.code=petr'));
  expect(asked).toContain('perPage=3');
});
