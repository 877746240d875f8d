// @vitest-environment happy-dom
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { makeStore } from '@mirante/api-client/store.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { sessionReducer } from '@mirante/session/session-slice.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PendingPayments, sentenceOf } from './pending-payments.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const soon = new Date(Date.now() + 20 * 60_000).toISOString();
const pix: Partial<Payment> = {
  id: 7,
  type: 'buy',
  status: 'pending',
  expired: false,
  method: 'pix',
  amount: 2388,
  discount: 1432.8,
  due_at: soon,
  pix_copy_paste: '000201',
  pix_code: 'abc',
};
const product = (id: number, name: string, more: Partial<ClientProduct> = {}) =>
  ({ id, product_name: name, payment_id: 7, renewing_id: null, ...more }) as ClientProduct;

function show(products: ClientProduct[], payments: Record<number, Partial<Payment>>) {
  const calls = fakeApi(
    Object.fromEntries(
      Object.entries(payments).map(([id, body]) => [`GET /api/v1/client/payments/${id}`, () => ({ body })]),
    ),
  );
  render(
    <Provider store={makeStore({ notify: () => {}, reducers: { session: sessionReducer } })}>
      <MemoryRouter>
        <PendingPayments products={products} />
      </MemoryRouter>
    </Provider>,
  );
  return calls;
}
const linkOf = (name: string) => screen.getByRole('link', { name: `Ver pagamento de ${name}` }).getAttribute('href');

test('pending payments: each pending product links to its payment', async () => {
  show([product(1, 'Full Trader'), product(2, 'Top Fundos'), product(3, 'Invest', { payment_id: 5, renewing_id: 9 })], {
    7: pix,
    9: { ...pix, id: 9, type: 'renew', method: 'bank_slip' },
  });
  expect(linkOf('Full Trader')).toBe('/conta/pagamentos/7');
  expect(linkOf('Top Fundos')).toBe('/conta/pagamentos/7');
  expect(linkOf('Invest')).toBe('/conta/pagamentos/9');
  await screen.findByText(/Invest: renovação de/);
});

test('pending payments: a Pix shows QR code, text code and countdown at once', async () => {
  show([product(1, 'Full Trader'), product(2, 'Top Fundos')], { 7: pix });
  expect(await screen.findAllByRole('img', { name: 'QR code do pagamento Pix' })).toHaveLength(1);
  expect(screen.getByText('000201')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^(19|20):\d\d$/);
});

test('pending payments: a Pix is asked about as the payment of the client', async () => {
  const calls = show([product(1, 'Full Trader')], { 7: pix });
  fireEvent.click(await screen.findByRole('button', { name: 'Verificar pagamento' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ call: 'POST /api/v1/client/verify-payment', body: { payment_id: 7 } }),
    ),
  );
});

test('pending payments: a Pix is polled until paid', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const payment = { ...pix };
  const calls = show([product(1, 'Full Trader')], { 7: payment });
  await screen.findByText('000201');
  payment.status = 'paid';
  await vi.advanceTimersByTimeAsync(5000);
  await waitFor(() => expect(screen.queryByText('000201')).toBeNull());
  const asked = calls.length;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(calls).toHaveLength(asked);
});

test('pending payments: an expired Pix offers a new code', async () => {
  show([product(1, 'Full Trader')], { 7: { ...pix, expired: true, pix_copy_paste: null } });
  expect(await screen.findByRole('button', { name: 'Gerar novo código' })).toBeTruthy();
});

test('pending payments: the panel is hidden when there are none', () => {
  show([], {});
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  [
    { method: 'bank_slip', due_at: '2026-11-23', expired: false },
    'compra de R$\u00a0955,20 no boleto, vence em 23/11/2026.',
  ],
  [
    { method: 'bank_slip', due_at: '2026-11-20', expired: true },
    'compra de R$\u00a0955,20 no boleto, venceu em 20/11/2026.',
  ],
  [{ method: 'pix', due_at: soon, expired: false }, 'compra de R$\u00a0955,20 no Pix.'],
  [{ method: 'bank_transfer', due_at: null, expired: false, type: 'renew' }, 'renovação de R$\u00a0955,20.'],
] as const)('pending payments: %o as a sentence', (payment, sentence) => {
  expect(sentenceOf({ type: 'buy', amount: 2388, discount: 1432.8, ...payment })).toBe(sentence);
});
