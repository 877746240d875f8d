// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { LazyConfirmEmailNotice } from './lazy-confirm-email-notice.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const resend = 'POST /api/v1/client/confirm-email';

test('confirm e-mail notice: says until when, and sends the link again', async () => {
  const { calls, toasts } = renderScreen(
    <LazyConfirmEmailNotice />,
    { [resend]: { status: 204, body: '' } },
    { confirm_email_by: '2026-12-04T18:30:00Z' },
  );
  expect(await screen.findByText('Confirme seu email até 04/12/2026, 15:30')).toBeTruthy();
  expect(screen.getByText(/Enviamos um link para ana@mirante\.example/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Enviar o link de novo/ }));
  await waitFor(() => expect(toasts).toEqual(['Enviamos um novo link de confirmação.']));
  expect(calls.map(({ call }) => call)).toEqual([resend]);
});

test('confirm e-mail notice: names no time that is over', async () => {
  renderScreen(<LazyConfirmEmailNotice />, {}, { confirm_email_by: '2026-12-01T12:00:00Z' });
  expect(await screen.findByText('Confirme seu email')).toBeTruthy();
  expect(screen.getByText(/Da próxima vez, só é possível entrar com o email confirmado\./)).toBeTruthy();
});

test('confirm e-mail notice: asks for another e-mail once its reader denied the account', async () => {
  renderScreen(
    <LazyConfirmEmailNotice />,
    {},
    {
      confirm_email_by: '2026-12-04T18:30:00Z',
      user: { id: 1, name: 'Ana Falcão', email: 'recusado-1@conta.invalid', phone: null, roles: [] },
    },
  );
  expect(await screen.findByText('Informe e confirme o seu email até 04/12/2026, 15:30')).toBeTruthy();
  expect(screen.queryByText(/recusado-1/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('confirm e-mail notice: a confirmed e-mail has none', () => {
  renderScreen(<LazyConfirmEmailNotice />);
  expect(screen.queryByText(/Confirme seu email/)).toBeNull();
});
