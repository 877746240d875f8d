// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi, type FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { checkoutReducer, emptyCheckout, type CheckoutEvent } from '@mirante/domain/sales/checkout.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { knownBuyer } from '../../known-buyer.ts';
import { FinalStep } from './final-step.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const events: CheckoutEvent[] = [
  {
    type: 'clientTyped',
    client: {
      name: 'Helena Matsuda',
      email: 'helena@exemplo.com.br',
      phone: '(11) 98765-4321',
      cpf: '529.982.247-25',
      birth_date: '1987-08-14',
      gender: 'F',
      password: 'girassol',
      confirm_password: 'girassol',
    },
  },
  { type: 'methodChosen', method: 'pix' },
];
const product = {
  id: 1,
  code: 'mirante_aberto',
  name: 'Mirante Aberto',
  description: '',
  image: null,
  installments: 1,
  benefits: [],
  includes: [],
  offer: null,
} as unknown as CatalogueProduct;

const show = (price: number, back = () => {}, more: CheckoutEvent[] = []) => {
  window.__MIRANTE__ = { checkout: '', client: '', backoffice: '' };
  const begun = [...events, ...more].reduce(checkoutReducer, emptyCheckout);
  const step = { product: { ...product, price }, back, passed: () => {}, refuse: () => {} };
  function Step() {
    const [checkout, send] = useReducer(checkoutReducer, begun);
    return <FinalStep {...step} checkout={checkout} send={send} />;
  }
  return render(
    <Provider store={makeStore({ notify: () => undefined })}>
      <MemoryRouter initialEntries={['/cadastro']}>
        <Routes>
          <Route path="/cadastro" element={<Step />} />
          <Route path="*" element={<p>Comprou</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
};

it('final step: what is sent cannot be changed or left, and one opened again sends no second order', async () => {
  const answer = Promise.withResolvers<FakeAnswer>();
  const calls = fakeApi({ 'POST /api/v1/clients': () => answer.promise });
  const back = vi.fn<() => void>();
  const first = show(1000, back);
  screen.getByRole('radio', { name: /Pix/ }).focus();
  fireEvent.submit(screen.getByRole('button', { name: 'Finalizar' }));
  expect(await screen.findByRole('button', { name: 'Enviando' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Boleto/ }).closest('[inert]')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enviando' }));
  fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(back).not.toHaveBeenCalled();
  first.unmount();
  show(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect(await screen.findByRole('button', { name: 'Enviando' })).toBeTruthy();
  answer.resolve({ status: 503, body: { code: 'gateway_unavailable', detail: 'Sem resposta.', errors: [] } });
  expect(await screen.findByRole('button', { name: 'Finalizar' })).toBeTruthy();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(calls.filter(({ call }) => call === 'POST /api/v1/clients')).toHaveLength(1);
});

it.each([
  ['nothing to pay', 0],
  ['a Pix to pay', 1000],
])('final step: a buyer with %s is shown the place in the queue, and continues under one key', async (_what, price) => {
  const queued = { code: 'queued', detail: 'Há muitas compras neste momento.', errors: [], position: 1204 };
  const answers: FakeAnswer[] = [
    { status: 503, body: queued, headers: { 'retry-after': '1' } },
    { body: { payment_id: 8 } },
  ];
  const calls = fakeApi({ 'POST /api/v1/clients': () => answers.shift()! });
  show(price);
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect(await screen.findByText('Sua posição na fila: 1.204')).toBeTruthy();
  expect(await screen.findByText('Comprou')).toBeTruthy();
  expect(knownBuyer()).toBe('Helena');
  const keys = calls
    .filter(({ call }) => call === 'POST /api/v1/clients')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it.each([
  ['is logged into the account of the order', {}, 1],
  ['is logged into no other account than that of the order, as of a relative’s CPF', { account_email: 'p•••@e•••' }, 0],
])('final step: a buyer %s', async (_what, more, logins) => {
  const calls = fakeApi({ 'POST /api/v1/clients': { body: { payment_id: 8, pix_code: 'c', ...more } } });
  show(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect(await screen.findByText('Comprou')).toBeTruthy();
  expect(calls.filter(({ call }) => call === 'POST /api/v1/login')).toHaveLength(logins);
});

it('final step: after an order of an outdated total, the prices are loaded again', async () => {
  const message = 'O preço mudou há pouco, e o total agora é R$ 600,00.';
  const refused = { status: 422, body: { detail: '', errors: [{ path: 'payment.expected_total', message }] } };
  const calls = fakeApi({ 'POST /api/v1/clients': refused, 'GET /api/v1/active-products': { body: [] } });
  show(1000);
  fireEvent.click(screen.getByRole('radio', { name: /Pix/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(calls.map(({ call }) => call)).toContain('GET /api/v1/active-products');
});

it('final step: a refusal is shown while its method is chosen, and ends the attempt', async () => {
  const calls = fakeApi({
    'POST /api/v1/clients': { status: 433, body: { code: 'payment_refused', detail: '', errors: [] } },
  });
  show(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Pagamento rejeitado.');
  fireEvent.click(screen.getByRole('radio', { name: /Boleto/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /Pix/ }));
  expect(screen.getByRole('alert')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

it.each(['existing', 'known_cpf'] as const)(
  'final step: a buyer whose CPF has an account (%s) is offered the default coupon',
  async (customer) => {
    fakeApi({ 'GET /api/v1/coupon-default': { body: { coupon_code: 'MIRANTE50' } } });
    show(1000, undefined, [{ type: 'detailsAccepted', customer }]);
    expect(await screen.findByRole('button', { name: /Usar cupom/ })).toBeTruthy();
  },
);

it('final step: a new buyer is not offered the default coupon', () => {
  const calls = fakeApi({});
  show(1000, undefined, [{ type: 'detailsAccepted', customer: 'new' }]);
  expect(calls).toEqual([]);
});
