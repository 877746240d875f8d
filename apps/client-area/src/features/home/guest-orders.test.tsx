// @vitest-environment happy-dom
import type { GuestOrder } from '@mirante/domain/sales/guest-order.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { GuestOrders } from './guest-orders.tsx';

const order: GuestOrder = {
  payment_id: 7,
  method: 'bank_slip',
  total: 894,
  created_at: '2026-11-22T12:00:00Z',
  due_at: '2026-11-25T12:00:00Z',
  products: ['Full Trader'],
};
const list = 'GET /api/v1/client/guest-orders';
const deny = 'POST /api/v1/client/guest-orders/7/deny';

test('guest orders: each shows product and amount, and links to its payment', async () => {
  renderScreen(<GuestOrders />, { [list]: { body: [order] } });
  expect(await screen.findByRole('heading', { name: 'Pedido feito sem login' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain(
    'Full Trader: R$\u00a0894,00 no boleto, pedido em 22/11/2026.',
  );
  expect(screen.getByRole('link', { name: 'Ver pedido de Full Trader' }).getAttribute('href')).toBe(
    '/conta/pagamentos/7',
  );
});

test('guest orders: denying one needs confirmation, and removes it', async () => {
  const orders = [order];
  const { calls, toasts } = renderScreen(<GuestOrders />, {
    [list]: () => ({ body: [...orders] }),
    [deny]: () => {
      orders.pop();
      return { status: 204 };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Não fui eu' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Não foi você?' });
  expect(calls.map(({ call }) => call)).not.toContain(deny);
  fireEvent.click([...dialog.querySelectorAll('button')].find(({ textContent: text }) => text?.startsWith('Não fui'))!);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Pedido feito sem login' })).toBeNull());
  expect(calls.map(({ call }) => call)).toContain(deny);
  expect(toasts).toContain('Pedido cancelado.');
});

test('guest orders: the panel is hidden when there are none', async () => {
  const { calls } = renderScreen(<GuestOrders />, { [list]: { body: [] } });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
