// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { emptyChoice } from '@mirante/domain/sales/payment-choice.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { PaymentStep } from './payment-step.tsx';

afterEach(cleanup);

it('card fields: an error ends as its field is corrected, and a new one is shown', async () => {
  render(
    <Provider store={makeStore({ notify: () => {} })}>
      <PaymentStep
        products={[{ id: 2, price: 1000, installments: 12 }]}
        context="renew"
        choice={{ ...emptyChoice, method: 'credit_card' }}
        send={() => {}}
        check={null}
        pay={async () => {}}
      >
        {() => <button type="submit">Finalizar</button>}
      </PaymentStep>
    </Provider>,
  );
  const name = screen.getByLabelText('Nome no cartão');
  const isWrong = () => name.getAttribute('aria-invalid');
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(isWrong()).toBe('true'));
  fireEvent.change(name, { target: { value: 'HELENA MATSUDA' } });
  await waitFor(() => expect(isWrong()).toBe('false'));
  fireEvent.change(name, { target: { value: '' } });
  await waitFor(() => expect(isWrong()).toBe('true'));
});
