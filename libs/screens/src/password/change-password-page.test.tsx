// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ChangePasswordPage } from './change-password-page.tsx';

const show = (end: { error?: unknown } = {}, role: 'client' | 'user' = 'client') => {
  const change = vi.fn<(body: { current: string; new: string }) => Promise<{ error?: unknown }>>(async () => end);
  render(
    <MemoryRouter>
      <ChangePasswordPage role={role} change={change} />
    </MemoryRouter>,
  );
  return change;
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
function fill(current: string, fresh: string, repeated: string) {
  type('Senha antiga', current);
  type('Senha nova', fresh);
  type('Repita a senha nova', repeated);
  fireEvent.click(screen.getByRole('button', { name: /Trocar senha/ }));
}

test('change password page: all three fields are required', async () => {
  const change = show();
  fill('', '', '');
  expect(await screen.findAllByText('Campo obrigatório')).toHaveLength(3);
  expect(change).not.toHaveBeenCalled();
});

test.each(['Senha antiga', 'Senha nova', 'Repita a senha nova'])(
  'change password page: a button shows "%s" and says so',
  (description) => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar senha', description }));
    expect(screen.getByLabelText<HTMLInputElement>(description).type).toBe('text');
  },
);

test.each([
  ['12345', '12345', 'Senha deve possuir entre 6 e 30 caracteres.', 2],
  ['x'.repeat(31), 'x'.repeat(31), 'Senha deve possuir entre 6 e 30 caracteres.', 2],
  ['girassol', 'girasol', 'Senhas não conferem.', 1],
])('change password page: "%s" confirmed as "%s" is refused', async (fresh, repeated, message, times) => {
  const change = show();
  fill('mirante123', fresh, repeated);
  expect(await screen.findAllByText(message)).toHaveLength(times);
  expect(change).not.toHaveBeenCalled();
});

test('change password page: a staff password has at least twelve characters, whatever the old one had', async () => {
  const change = show({}, 'user');
  fill('velha1', 'tangerina-a', 'tangerina-a');
  expect(await screen.findAllByText('Senha da equipe deve possuir entre 12 e 30 caracteres.')).toHaveLength(2);
  fill('velha1', 'tangerina-az', 'tangerina-az');
  await waitFor(() => expect(change).toHaveBeenCalledWith({ current: 'velha1', new: 'tangerina-az' }));
});

test('change password page: the new password is sent once, spaces included, and the fields are cleared', async () => {
  const change = show();
  fill('mirante123', ' girassol ', ' girassol ');
  await waitFor(() => expect(change).toHaveBeenCalledWith({ current: 'mirante123', new: ' girassol ' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Senha nova').value).toBe(''));
});

test.each([
  ['says so', [{ path: 'current', message: 'Senha antiga não foi reconhecida.' }]],
  ['says no more', []],
])('change password page: a wrong old password is shown at its field, where the 422 %s', async (_what, errors) => {
  show({ error: { status: 422, detail: 'O servidor não conseguiu responder.', errors } });
  fill('engano', 'girassol', 'girassol');
  await screen.findByText('Senha antiga não foi reconhecida.');
  expect(screen.getByLabelText('Senha antiga').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Senha antiga')));
});
