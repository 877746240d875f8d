// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ChangePasswordPage } from './change-password-page.tsx';

vi.mock('./change-password-schema.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('change of password: without the code of its checks, two that differ are not sent either', async () => {
  const change = vi.fn<() => Promise<void>>(async () => {});
  render(
    <MemoryRouter>
      <ChangePasswordPage role="client" change={change} />
    </MemoryRouter>,
  );
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Senha antiga', 'girassol');
  type('Senha nova', 'margarida');
  type('Repita a senha nova', 'margarita');
  fireEvent.click(screen.getByRole('button', { name: /Trocar senha/ }));
  expect(await screen.findByText('Senhas não conferem.')).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
});
