// @vitest-environment happy-dom
import type { Portfolio } from '@mirante/domain/investments/portfolio.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PortfolioPage } from './portfolio-page.tsx';

const portfolio = {
  id: 2,
  name: 'Mirante Moderada',
  description: '<p>Equilíbrio.</p>',
  active: true,
  product_id: 2,
  product: { id: 2, name: 'Top Fundos' },
  product_name: 'Top Fundos',
  category: null,
  items: [],
  created_at: '2026-01-02T12:00:00Z',
  updated_at: '2026-01-02T12:00:00Z',
  version: 'v1',
} as unknown as Portfolio;

test.each([
  [true, 1],
  [false, 0],
])('portfolio page: active %s, it has %s link to its notification', async (active, count) => {
  renderScreen(
    <PortfolioPage />,
    {
      'GET /api/v1/portfolios/2': { body: { ...portfolio, active } },
      'GET /api/v1/portfolios/2/changes': { body: [] },
    },
    { at: to.portfolio(2), path: to.portfolio(':id') },
  );
  expect(await screen.findByRole('heading', { name: 'Mirante Moderada' })).toBeTruthy();
  const links = screen.queryAllByRole('link', { name: 'Notificar' }).map((link) => link.getAttribute('href'));
  const address = to.newNotification({ title: 'Mirante Moderada', content: 'portfolio', contentId: 2, products: [2] });
  expect(links).toEqual(Array.from({ length: count }, () => address));
});

test('portfolio page: the URL lists the expanded items, with plain commas', async () => {
  const item = (id: number, name: string) =>
    ({ id, name, description: null, share: 50, funds: [], funds_categories: [], funds_from_categories: [] }) as const;
  renderScreen(
    <PortfolioPage />,
    {
      'GET /api/v1/portfolios/2': { body: { ...portfolio, items: [item(3, 'Caixa'), item(7, 'Bolsa')] } },
      'GET /api/v1/portfolios/2/changes': { body: [] },
    },
    { at: `${to.portfolio(2)}?detalhar-items=3`, path: to.portfolio(':id'), elsewhere: 'Outra página' },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Bolsa' }));
  expect(location.hash).toBe('#/carteiras/2?detalhar-items=3,7');
  fireEvent.click(screen.getByRole('button', { name: 'Recolher todos' }));
  expect(location.hash).toBe('#/carteiras/2');
});
