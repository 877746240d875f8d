// @vitest-environment happy-dom
import { textLinks, textNames } from '@mirante/domain/house/text-links.ts';
import type { Profile } from '@mirante/domain/people/account.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { to } from '../../app/to.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EmailPanel } from './email-panel.tsx';
import { PasswordPage } from './password-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { RemoveAccountPage } from './remove-account-page.tsx';

const ana = {
  email: 'ana@mirante.example',
  email_change: null,
  removable: false,
  refund_owed: false,
  erasure_requested_at: null,
} as Profile;
const profile = (more: Partial<Profile>) => ({ 'GET /api/v1/client/profile': { body: { ...ana, ...more } } });

test('remove account page: an account with a subscription cannot be removed, with the reason', async () => {
  renderScreen(<RemoveAccountPage />, profile({ removable: false }));
  expect(await screen.findByText('Só é possível remover uma conta cuja assinatura esteja cancelada.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Remover/ })).toBeNull();
});

test('remove account page: an account whose owner is still to be refunded says so', async () => {
  renderScreen(<RemoveAccountPage />, profile({ removable: false, refund_owed: true }));
  expect(await screen.findByText('Ainda há um reembolso a devolver a você.')).toBeTruthy();
  expect(screen.queryByText(/cuja assinatura esteja cancelada/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Remover/ })).toBeNull();
});

test('remove account page: a cancelled account is removed with its password, says so, and the session ends', async () => {
  const { calls, toasts } = renderScreen(<RemoveAccountPage />, {
    ...profile({ removable: true }),
    'POST /api/v1/client/delete-account': { status: 204, body: '' },
  });
  fireEvent.change(await screen.findByLabelText('Sua senha'), { target: { value: 'mirante123' } });
  fireEvent.click(screen.getByRole('button', { name: /Remover minha conta/ }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /api/v1/logout'));
  expect(calls.find(({ call }) => call.endsWith('delete-account'))?.body).toEqual({ password: 'mirante123' });
  expect(toasts).toEqual(['Sua conta foi removida.']);
});

test('remove account page: without an answer, says that the account may be removed', async () => {
  renderScreen(<RemoveAccountPage />, {
    ...profile({ removable: true }),
    'POST /api/v1/client/delete-account': { status: 502, body: '' },
  });
  fireEvent.change(await screen.findByLabelText('Sua senha'), { target: { value: 'mirante123' } });
  fireEvent.click(screen.getByRole('button', { name: /Remover minha conta/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Se a conta foi removida, você recebe um email');
  expect(screen.getByDisplayValue('mirante123')).toBeTruthy();
});

test('remove account page: a wrong password is shown at its field, and the session goes on', async () => {
  const { calls } = renderScreen(<RemoveAccountPage />, {
    ...profile({ removable: true }),
    'POST /api/v1/client/delete-account': {
      status: 422,
      body: { detail: 'Senha incorreta.', errors: [{ path: 'password', message: 'Senha incorreta.' }] },
    },
  });
  fireEvent.change(await screen.findByLabelText('Sua senha'), { target: { value: 'engano99' } });
  fireEvent.click(screen.getByRole('button', { name: /Remover minha conta/ }));
  expect(await screen.findByText('Senha incorreta.')).toBeTruthy();
  expect(screen.getByLabelText('Sua senha').getAttribute('aria-invalid')).toBe('true');
  expect(calls.map(({ call }) => call)).not.toContain('POST /api/v1/logout');
});

test('own password page: a new password leads to the account', async () => {
  renderScreen(
    <Routes>
      <Route path={to.password()} element={<PasswordPage />} />
      <Route path={to.account()} element={<h1>Meus dados</h1>} />
    </Routes>,
    { 'POST /api/v1/client/password': { status: 204, body: '' } },
    {},
    to.password(),
  );
  fireEvent.change(screen.getByLabelText('Senha antiga'), { target: { value: 'mirante123' } });
  for (const label of ['Senha nova', 'Repita a senha nova'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'girassol7' } });
  fireEvent.submit(screen.getByLabelText('Senha nova').closest('form')!);
  expect(await screen.findByRole('heading', { name: 'Meus dados' })).toBeTruthy();
});

test('e-mail panel: a new e-mail needs the password, and a taken one is refused at its field', async () => {
  const taken = {
    status: 409,
    body: { detail: 'Este email já está em uso.', errors: [{ path: 'email', message: 'Este email já está em uso.' }] },
  };
  const { toasts } = renderScreen(<EmailPanel profile={ana} />, { 'POST /api/v1/client/email': taken });
  fireEvent.click(screen.getByRole('button', { name: 'Trocar email' }));
  fireEvent.click(screen.getByRole('button', { name: /Enviar confirmação/ }));
  expect(await screen.findAllByText('Campo obrigatório.')).toHaveLength(2);
  fireEvent.change(screen.getByLabelText('Novo email'), { target: { value: 'bruno@mirante.example' } });
  fireEvent.change(screen.getByLabelText('Sua senha'), { target: { value: 'mirante123' } });
  fireEvent.click(screen.getByRole('button', { name: /Enviar confirmação/ }));
  expect(await screen.findByText('Este email já está em uso.')).toBeTruthy();
  expect(toasts).toEqual([]);
});

test('e-mail panel: a pending e-mail is shown, and can be withdrawn', async () => {
  const pending = {
    email: 'nova@mirante.example',
    requested_at: '2026-11-21T12:00:00Z',
    expires_at: '2026-11-22T12:00:00Z',
  };
  const { calls } = renderScreen(<EmailPanel profile={{ ...ana, email_change: pending }} />, {
    'DELETE /api/v1/client/email': { status: 204, body: '' },
  });
  expect(screen.getByText(/nova@mirante\.example, válido até 22\/11\/2026, 09:00/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Desistir/ }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(['DELETE /api/v1/client/email']));
});

test("privacy page: links to the house's legal texts", async () => {
  window.__MIRANTE__ = { checkout: 'https://assine.exemplo', client: '', backoffice: '' };
  renderScreen(<PrivacyPage />, profile({}));
  const texts = within(await screen.findByRole('region', { name: 'Termos e políticas' }));
  expect(texts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    textNames.map((name) => [textLinks[name].title, `https://assine.exemplo/#${textLinks[name].path}`]),
  );
});

const erasure = '/api/v1/client/erasure-request';

test('privacy page: an erasure request explains its effect, needs the password, and can be cancelled', async () => {
  const { calls } = renderScreen(<PrivacyPage />, {
    ...profile({}),
    [`POST ${erasure}`]: { body: { id: 1, requested_at: '2026-11-21T12:00:00Z' } },
  });
  expect(screen.queryByLabelText('Sua senha')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Pedir exclusão' }));
  expect(screen.getByText('Depois de atendido, não há volta.')).toBeTruthy();
  expect(screen.getByText(/Você perde o acesso a tudo o que assina/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByLabelText('Sua senha')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Pedir exclusão' }));
  fireEvent.click(screen.getByRole('button', { name: /Confirmar o pedido/ }));
  expect(await screen.findByText('Campo obrigatório.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Sua senha'), { target: { value: 'mirante123' } });
  fireEvent.click(screen.getByRole('button', { name: /Confirmar o pedido/ }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === `POST ${erasure}`)?.body).toEqual({ reason: '', password: 'mirante123' }),
  );
});

test('privacy page: a pending erasure request is shown instead of the form, and can be withdrawn', async () => {
  const { calls, toasts } = renderScreen(<PrivacyPage />, {
    ...profile({ erasure_requested_at: '2026-11-21T12:00:00Z' }),
    [`DELETE ${erasure}`]: { status: 204, body: '' },
  });
  expect(await screen.findByText(/Você pediu a exclusão em 21\/11\/2026, 09:00/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pedir exclusão/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Retirar o pedido/ }));
  await waitFor(() => expect(toasts).toEqual(['Pedido retirado. Seus dados continuam como estão.']));
  expect(calls.map(({ call }) => call)).toContain(`DELETE ${erasure}`);
});
