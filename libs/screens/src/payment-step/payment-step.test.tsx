// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { emptyChoice } from '@mirante/domain/sales/payment-choice.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { PaymentStep } from './payment-step.tsx';

type Pay = ComponentProps<typeof PaymentStep>['pay'];

const payByCard = (price: number, pay: Pay = async () => undefined) =>
  render(
    <Provider store={makeStore({ notify: () => {} })}>
      <PaymentStep
        products={[{ id: 2, price, installments: 12 }]}
        context="renew"
        choice={{ ...emptyChoice, method: 'credit_card' }}
        send={() => {}}
        check={null}
        pay={pay}
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

it('payment step: an order by card has the card as typed, and its instalments', async () => {
  const pay = vi.fn<Pay>(async () => undefined);
  const expiration = `12/${serverNow().getFullYear() + 3}`;
  payByCard(1000, pay);
  const type = (name: string, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } });
  fireEvent.click(screen.getByRole('radio', { name: 'Visa' }));
  type('Número do cartão', '4111 1111 1111 1111');
  fireEvent.change(screen.getByLabelText('Nome no cartão'), { target: { value: 'HELENA MATSUDA' } });
  type('Validade', expiration);
  fireEvent.change(screen.getByLabelText('CVV'), { target: { value: '123' } });
  fireEvent.change(screen.getByLabelText('Parcelas'), { target: { value: '10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(pay).toHaveBeenCalledOnce());
  expect(pay.mock.calls[0]).toEqual([
    {
      method: 'credit_card',
      installments: 10,
      coupon_code: null,
      total: 1000,
      card: {
        card_company_code: 'visa',
        card_number: '4111 1111 1111 1111',
        card_name: 'HELENA MATSUDA',
        card_expiration: expiration,
        card_cvv: '123',
      },
    },
  ]);
});
