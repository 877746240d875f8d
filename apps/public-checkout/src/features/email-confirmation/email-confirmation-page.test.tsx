// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import type { MailedLink } from '@mirante/domain/access/mailed-link.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { EmailConfirmationPage } from './email-confirmation-page.tsx';
import { linkWords } from './link-words.ts';

const link: MailedLink = {
  purpose: 'email',
  is_used: false,
  account: { name: 'Helena Prado', email: 'helena@exemplo.com.br', cpf: null, created_at: '2026-01-02T12:00:00.000Z' },
  changes: [],
};

const show = (answers: Parameters<typeof fakeApi>[0]) => {
  fakeApi({ 'POST /api/v1/mailed-link': { body: link }, ...answers });
  const routes = [{ path: '/confirmar-email/:code', element: <EmailConfirmationPage /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/confirmar-email/abc'] });
  render(
    <Provider store={makeStore({ notify: () => undefined })}>
      <RouterProvider router={router} />
    </Provider>,
  );
};

test('email confirmation: whoever has an address that an account was given later is asked about the account, not its opening', async () => {
  show({ 'POST /api/v1/mailed-link': { body: { ...link, purpose: 'confirm' } } });
  expect(await screen.findByText('Este é hoje o email da conta abaixo. Confirme só se a conta é sua.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Esta conta não é minha' })).toBeTruthy();
});

test('email confirmation: a refused denial does not say that a confirmation failed', async () => {
  const body = { status: 409, code: 'confirm_email_first', detail: 'Há um pedido em aberto com este email.' };
  show({ 'POST /api/v1/mailed-link/deny': { status: 409, body } });
  fireEvent.click(await screen.findByRole('button', { name: linkWords.email.deny }));
  expect((await screen.findByRole('alert')).textContent).toContain(body.detail);
  expect(screen.getByRole('heading', { name: 'Não foi possível recusar o que o link confirma.' })).toBeTruthy();
});

test.each([
  [409, 'email_taken', 'Este email já está associado a outra conta.', 0],
  [409, 'confirm_email_first', 'Confirme esse email, ou diga que o pedido não é seu, antes de trocar.', 1],
  [500, 'internal', 'Ocorreu um erro inesperado.', 1],
])('email confirmation: after %s %s a retry is offered where it can help', async (status, code, detail, retries) => {
  show({ 'POST /api/v1/confirm-email': { status, body: { status, code, detail } } });
  fireEvent.click(await screen.findByRole('button', { name: linkWords.email.confirm }));
  expect((await screen.findByRole('alert')).textContent).toContain(detail);
  expect(screen.queryAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(retries);
});
