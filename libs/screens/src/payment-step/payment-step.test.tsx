// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { emptyChoice } from '@mirante/domain/sales/payment-choice.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { PaymentStep } from './payment-step.tsx';

afterEach(cleanup);

const payByCard = (price: number) =>
  render(
    <Provider store={makeStore({ notify: () => {} })}>
      <PaymentStep
        products={[{ id: 2, price, installments: 12 }]}
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

it('instalments: a first one that differs from the others is shown', async () => {
  payByCard(1000);
  const choice = screen.getByLabelText<HTMLSelectElement>('Parcelas');
  const help = () => document.getElementById(choice.getAttribute('aria-describedby')!)?.textContent;
  expect(choice.selectedOptions[0]?.text).toBe('12x de R$\u00a083,33 sem juros');
  expect(help()).toBe('1ª de R$\u00a083,37, demais de R$\u00a083,33.');
  fireEvent.change(choice, { target: { value: '10' } });
  await waitFor(() => expect(help()).toBeUndefined());
});

it('card fields: an error ends as its field is corrected, and a new one is shown', async () => {
  payByCard(1000);
  const name = screen.getByLabelText('Nome no cartão');
  const isWrong = () => name.getAttribute('aria-invalid');
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(isWrong()).toBe('true'));
  fireEvent.change(name, { target: { value: 'HELENA MATSUDA' } });
  await waitFor(() => expect(isWrong()).toBe('false'));
  fireEvent.change(name, { target: { value: '' } });
  await waitFor(() => expect(isWrong()).toBe('true'));
});
