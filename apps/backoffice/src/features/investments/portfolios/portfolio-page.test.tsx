// @vitest-environment happy-dom
import type { Portfolio } from '@mirante/domain/investments/portfolio.ts';
import { screen } from '@testing-library/react';
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
