// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { emptyChoice, paymentReducer } from '@mirante/domain/sales/payment-choice.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, test } from 'vitest';
import { PaymentStep } from './payment-step.tsx';

afterEach(cleanup);

const products = [{ id: 2, price: 1000, installments: 12 }];
const known = { valid: true, coupon_code: 'METADE50', products: [{ product_id: 2, amount: 1000, discount: 500 }] };

function Paying() {
  const [choice, send] = useReducer(paymentReducer, { ...emptyChoice, method: 'pix' });
  return (
    <PaymentStep
      products={products}
      context="renew"
      choice={choice}
      send={send}
      check={choice.coupon?.check ?? null}
      pay={async () => {}}
    >
      {() => <button type="submit">Finalizar</button>}
    </PaymentStep>
  );
}

test('coupon field: removing an applied coupon leaves an empty field without an error', async () => {
  fakeApi({ 'POST /api/v1/verify-coupon': { body: known } });
  render(
    <Provider store={makeStore({ notify: () => {} })}>
      <Paying />
    </Provider>,
  );
  const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Cupom/ });
  fireEvent.change(await box(), { target: { value: 'METADE50' } });
  fireEvent.blur(await box());
  expect(await screen.findByText('Aplique o cupom ou deixe o campo vazio.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remover' }));
  expect((await box()).value).toBe('');
  expect((await box()).getAttribute('aria-invalid')).toBe('false');
  expect(screen.queryByText('Aplique o cupom ou deixe o campo vazio.')).toBeNull();
});
