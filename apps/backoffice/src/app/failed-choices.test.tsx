// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FundCreatePage } from '../features/investments/funds/fund-create-page.tsx';
import { PortfolioCreatePage } from '../features/investments/portfolios/portfolio-create-page.tsx';
import { LinkSearch } from '../features/investments/portfolios/link-search.tsx';
import { StockPortfolioCreatePage } from '../features/investments/stock-portfolios/stock-portfolio-create-page.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

const failed = { status: 503, body: { detail: 'Tente de novo em 5 segundos.' } };
const products = { body: [{ id: 2, name: 'Top Fundos', active: true, children: [] }] };
const FAILED_SEARCH = 'Não foi possível buscar agora.';

it.each([
  ['portfolio', PortfolioCreatePage],
  ['stock portfolio', StockPortfolioCreatePage],
])('%s form: says that its products could not be read, instead of an empty select', async (_what, Page) => {
  const answers = { 'GET /api/v1/all-products': failed as typeof failed | typeof products };
  renderScreen(<Page />, answers);
  expect(await screen.findByText('Erro ao carregar produtos')).toBeTruthy();
  expect(screen.getByText('Tente de novo em 5 segundos.')).toBeTruthy();
  expect(screen.queryByLabelText('Produto')).toBeNull();
  answers['GET /api/v1/all-products'] = products;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  const select = await screen.findByLabelText<HTMLSelectElement>('Produto');
  await waitFor(() => expect([...select.options].map(({ text }) => text)).toContain('Top Fundos'));
});

it('fund form: a failed search of categories is not told as nothing found', async () => {
  renderScreen(<FundCreatePage />, { 'GET /api/v1/all-products': products, 'GET /api/v1/funds-categories': failed });
  fireEvent.focus(await screen.findByRole('combobox', { name: 'Categoria' }));
  expect(await screen.findByText(FAILED_SEARCH)).toBeTruthy();
});

it('linked funds: a failed search is not told as nothing found', async () => {
  renderScreen(<LinkSearch label="Fundos" placeholder="Buscar" fields={['funds']} pick={() => undefined} />, {
    'GET /api/v1/funds': failed,
  });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Fundos' }), { target: { value: 'serra' } });
  expect(await screen.findByText(FAILED_SEARCH)).toBeTruthy();
});
