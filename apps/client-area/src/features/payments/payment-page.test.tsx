// @vitest-environment happy-dom
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { to } from '../../app/to.ts';
import { PaymentPage } from './payment-page.tsx';

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
  credits: [],
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

const pix: Partial<Payment> = {
  method: 'pix',
  pix_copy_paste: '000201',
  pix_code: 'abc',
  due_at: new Date(Date.now() + 6e5).toISOString(),
};

test.each([
  ['boleto', {}],
  ['Pix', pix],
])('payment page: a check that finds a %s paid says so, and leads home', async (_what, more) => {
  const { calls, toasts } = open({ ...boleto, ...more }, { [verify]: { body: { reload: true } } });
  fireEvent.click(await button());
  expect(await screen.findByText('Início')).toBeTruthy();
  expect(calls.find(({ call }) => call === verify)?.body).toEqual({ payment_id: 7 });
  expect(toasts).toContain('Pagamento validado!');
});

test('payment page: a check that finds nothing says to wait, and stays', async () => {
  const { toasts } = open(boleto, { [verify]: { body: { reload: false } } });
  fireEvent.click(await button());
  await waitFor(() =>
    expect(toasts).toEqual(['Não foi possível identificar o pagamento. Aguarde alguns minutos e tente novamente.']),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Pagamento 7' })).toBeTruthy();
});

test.each([
  ['a payment that was paid', { status: 'paid' }, 0],
  ['a Pix that can be paid, whose check is beside its code', pix, 1],
  ['a Pix whose time is over', { method: 'pix', expired: true, pix_code: 'abc' }, 1],
  ['a bank transfer, of which the gateway knows nothing', { method: 'bank_transfer' }, 0],
  ['a card whose answer was lost', { method: 'credit_card' }, 1],
] as const)('payment page: %s has its check button: %o %i', async (_what, more, times) => {
  open({ ...boleto, ...more });
  await screen.findByRole('heading', { level: 1, name: 'Pagamento 7' });
  expect(screen.queryAllByRole('button', { name: 'Verificar pagamento' })).toHaveLength(times);
});

test.each([
  ['buy', 'Comprar', { status: 'no_payment' }, to.buy(['top_fundos'])],
  ['renew', 'Renovar', { status: 'active', expires_at: '2027-01-20T11:00:00Z' }, to.renew('top_fundos')],
] as const)(
  'payment page: an expired boleto to %s says so, and links onward: %s',
  async (type, label, own, address) => {
    const items = [{ product_id: 2, product_name: 'Top Fundos', amount: 100, discount: 0 }];
    open(
      { ...boleto, type, expired: true, items },
      {
        'GET /api/v1/client/products': {
          body: [{ product_id: 2, product_code: 'top_fundos', product_name: 'Top Fundos', renewing_id: null, ...own }],
        },
        'GET /api/v1/active-products': { body: [{ id: 2, name: 'Top Fundos', price: 588, includes: [] }] },
      },
    );
    expect(await screen.findByText('Este boleto venceu e não pode mais ser pago')).toBeTruthy();
    expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(address);
    expect(await button()).toBeTruthy();
  },
);

test('payment page: a boleto that can be paid says nothing of its end', async () => {
  open(boleto);
  await button();
  expect(screen.queryByText(/não pode mais ser pago/)).toBeNull();
});

test('payment page: a guest order says so, and can be denied while pending', async () => {
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
