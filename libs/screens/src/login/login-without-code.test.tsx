// @vitest-environment happy-dom
import { UNREACHABLE, type Problem } from '@mirante/contract/problem.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';

const requested = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./login-refusal.tsx', () => {
  requested();
  return { LoginRefusal: ({ end }: { end: { problem: Problem } }) => <p role="alert">{end.problem.detail}</p> };
});
// As without a network, or after a newer build replaced it.
vi.mock('@mirante/session/log-in-by-passkey.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  // Another file of this run may have loaded the code.
  vi.resetModules();
  vi.stubGlobal('PublicKeyCredential', {});
  const { makeStore } = await import('@mirante/api-client/store.ts');
  const { LoginForm } = await import('./login-form.tsx');
  render(
    <Provider store={makeStore({ notify: () => {} })}>
      <LoginForm role="client" />
    </Provider>,
  );
}
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

it('login: the words of a refusal are loaded while it is typed, as there may be no network when it is refused', async () => {
  await show();
  expect(requested).not.toHaveBeenCalled();
  type('Email | CPF', 'ana@mirante.example');
  await vi.waitFor(() => expect(requested).toHaveBeenCalledOnce());
});

it("login: without the passkeys' code says so, and keeps what is typed, which can be sent", async () => {
  await show();
  type('Email | CPF', 'ana@mirante.example');
  type('Senha', 'mirante123');
  fireEvent.click(screen.getByRole('button', { name: 'Entrar com passkey' }));
  expect((await screen.findByRole('alert')).textContent).toBe(UNREACHABLE);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Acessar' }).disabled).toBe(false);
});
