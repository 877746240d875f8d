// @vitest-environment happy-dom
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomePage } from './home-page.tsx';

const trader = {
  id: 1,
  product_id: 5,
  product_code: 'full_trader',
  product_name: 'Full Trader',
  status: 'pending_payment',
  payment_id: 7,
  renewing_id: null,
  renewed_by_id: null,
  expires_at: null,
  starts_at: null,
  cancel_at: null,
} as ClientProduct;
const refresh = 'POST /api/v1/client/payments/refresh';
const productsCall = 'GET /api/v1/client/products';
const details = {
  role: 'client',
  user: { id: 1, name: 'Ana Falcão', email: 'ana@mirante.example', phone: null, roles: [] },
};
const reads = {
  'GET /api/v1/client/payments/7': {
    body: {
      id: 7,
      type: 'buy',
      status: 'pending',
      method: 'bank_slip',
      amount: 100,
      discount: 0,
      due_at: null,
      expired: false,
    },
  },
  'GET /api/v1/client/payments': { body: { items: [], total: 0 } },
};

test('payment refresh: pending payments are checked once, and refetched on a change', async () => {
  const states = [trader, { ...trader, status: 'active' as const }];
  const { calls } = renderScreen(
    <HomePage />,
    {
      ...reads,
      [productsCall]: () => ({ body: [states.length > 1 ? states.shift() : states[0]] }),
      [refresh]: { body: { reload: true } },
      'GET /api/v1/client/details': { body: { ...details, entitlements: ['full_trader'] } },
    },
    { products: [trader] },
  );
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Pagamento pendente' })).toBeNull());
  const times = (wanted: string) => calls.filter(({ call }) => call === wanted).length;
  expect([times(refresh), times('GET /api/v1/client/details')]).toEqual([1, 1]);
});

test('payment refresh: nothing is refetched without a change, and nothing checked without pending payments', async () => {
  const { calls } = renderScreen(
    <HomePage />,
    { ...reads, [productsCall]: { body: [trader] }, [refresh]: { body: { reload: false } } },
    { products: [trader] },
  );
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(refresh));
  expect(calls.filter(({ call }) => call === productsCall)).toHaveLength(1);
  cleanup();
  const quiet = renderScreen(<HomePage />, { ...reads, [productsCall]: { body: [] } }, { products: [] });
  await screen.findByText('Nenhum produto ativo');
  expect(quiet.calls.map(({ call }) => call)).not.toContain(refresh);
});

test.each([
  [500, ['Ocorreu um erro ao atualizar status dos pagamentos.']],
  [429, []],
])('payment refresh: status %i shows %j', async (status, words) => {
  const { calls, toasts } = renderScreen(
    <HomePage />,
    { ...reads, [productsCall]: { body: [trader] }, [refresh]: { status, body: { detail: 'Devagar.', errors: [] } } },
    { products: [trader] },
  );
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(refresh));
  await screen.findByText('Nenhum pagamento');
  expect(toasts).toEqual(words);
});
