// @vitest-environment happy-dom
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { to } from '../../app/to.ts';
import { PaymentPage } from './payment-page.tsx';

afterEach(cleanup);

const boleto: Partial<Payment> = {
  id: 7,
  type: 'buy',
  status: 'pending',
  expired: false,
  method: 'bank_slip',
  product_names: [],
  net: 100,
  amount: 100,
  discount: 0,
  installments: 1,
  created_at: '2026-11-20T12:00:00Z',
  due_at: '2026-11-25',
  items: [],
};
const pages = (
  <Routes>
    <Route path={to.payment(':id')} element={<PaymentPage />} />
    <Route path="/" element="Início" />
  </Routes>
);
const verify = 'POST /api/v1/client/verify-payment';
const open = (payment: Partial<Payment>, answers = {}) =>
  renderScreen(pages, { 'GET /api/v1/client/payments/7': { body: payment }, ...answers }, {}, to.payment(7));
const button = () => screen.findByRole('button', { name: 'Verificar pagamento' });

test('a check that finds the money says so, and leads home', async () => {
  const { calls, toasts } = open(boleto, { [verify]: { body: { reload: true } } });
  fireEvent.click(await button());
  expect(await screen.findByText('Início')).toBeTruthy();
  expect(calls.find(({ call }) => call === verify)?.body).toEqual({ payment_id: 7 });
  expect(toasts).toContain('Pagamento validado!');
});

test('one that does not says to wait, and the page stays', async () => {
  const { toasts } = open(boleto, { [verify]: { body: { reload: false } } });
  fireEvent.click(await button());
  await waitFor(() =>
    expect(toasts).toEqual(['Não foi possível identificar o pagamento. Aguarde alguns minutos e tente novamente.']),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Pagamento 7' })).toBeTruthy();
});

test.each([
  ['a payment that was paid', { status: 'paid' }, 0],
  [
    'a Pix that can be paid, whose own check is beside its code',
    { method: 'pix', pix_copy_paste: '000201', pix_code: 'abc', due_at: new Date(Date.now() + 6e5).toISOString() },
    1,
  ],
  ['a Pix whose time is over', { method: 'pix', expired: true, pix_code: 'abc' }, 1],
  ['a bank transfer, of which the gateway knows nothing', { method: 'bank_transfer' }, 0],
  ['a card whose answer was lost', { method: 'credit_card' }, 1],
] as const)('%s has its check: %o %i', async (_what, more, times) => {
  open({ ...boleto, ...more });
  await screen.findByRole('heading', { level: 1, name: 'Pagamento 7' });
  expect(screen.queryAllByRole('button', { name: 'Verificar pagamento' })).toHaveLength(times);
});

test('an order that nobody logged in for says so, and can be denied while it waits', async () => {
  open({ ...boleto, guest: true });
  expect(await screen.findByText('Pedido feito sem login')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Não fui eu' })).toBeTruthy();
  cleanup();
  open({ ...boleto, guest: true, status: 'paid' });
  expect(await screen.findByText('Pedido feito sem login')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Não fui eu' })).toBeNull();
  cleanup();
  open(boleto);
  await screen.findByRole('heading', { level: 1, name: 'Pagamento 7' });
  expect(screen.queryByText('Pedido feito sem login')).toBeNull();
});
