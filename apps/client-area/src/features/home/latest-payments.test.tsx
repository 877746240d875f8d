// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { to } from '../../app/to.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LatestPayments } from './latest-payments.tsx';

test('latest payments: show products and amount paid', async () => {
  const boleto = {
    id: 5008,
    status: 'pending',
    expired: false,
    method: 'bank_slip',
    product_names: ['Carteiras Mirante', 'Top Fundos'],
    net: 715.2,
    amount: 1788,
    discount: 1072.8,
    created_at: '2026-11-20T12:00:00Z',
  };
  renderScreen(<LatestPayments />, { 'GET /api/v1/client/payments': { body: { items: [boleto], total: 1 } } });
  const link = await screen.findByRole('link', { name: 'Carteiras Mirante, Top Fundos' });
  expect(link.getAttribute('href')).toBe(to.payment(5008));
  const text = link.closest('li')!.textContent.replaceAll(/\s/g, ' ');
  expect(text).toContain('R$ 715,20 · Boleto · 20/11/2026');
});

test('latest payments: the link to all of them names them', () => {
  renderScreen(<LatestPayments />, { 'GET /api/v1/client/payments': { body: { items: [], total: 0 } } });
  expect(screen.getByRole('link', { name: 'Ver todos: Últimos pagamentos' }).getAttribute('href')).toBe(to.payments());
});
