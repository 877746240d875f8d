// @vitest-environment happy-dom
import type { Profile } from '@mirante/domain/people/account.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { UnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AddressForm } from './address-form.tsx';
import { DataForm } from './data-form.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const ana = {
  name: 'Ana Falcão',
  email: 'ana@mirante.example',
  cpf: '52998224130',
  birth_date: '1988-04-17',
  gender: 'F',
  phone: '+5511960000137',
  cell_phone: '+5511960000138',
} as Profile;
const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /Salvar/ }));

test('data form: sends only editable fields, and null for an emptied cell phone', async () => {
  const { calls, toasts } = renderScreen(<DataForm profile={ana} />, {
    'PATCH /api/v1/client': { status: 204, body: '' },
  });
  type(/Nome/, 'Ana Beatriz Falcão');
  type(/Celular/, '');
  save();
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('PATCH /api/v1/client'));
  expect(calls[0]?.body).toEqual({
    name: 'Ana Beatriz Falcão',
    birth_date: '1988-04-17',
    gender: 'F',
    phone: '+5511960000137',
    cell_phone: null,
  });
  await waitFor(() => expect(toasts).toContain('Dados atualizados com sucesso!'));
});

test('data form: a name that is too long is refused instead of being cut', async () => {
  const { calls } = renderScreen(<DataForm profile={ana} />);
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText(/Nome/));
  await user.paste('A'.repeat(101));
  save();
  expect(await screen.findByText('Nome longo demais.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('data form: CPF and e-mail are read-only', () => {
  renderScreen(<DataForm profile={ana} />);
  expect(screen.getByText('529.982.241-30')).toBeTruthy();
  expect(screen.queryByLabelText(/CPF|Email/)).toBeNull();
});

test.each([
  [/Nome/, '', 'Por favor escreva um texto aqui.'],
  [/nascimento/, '31/02/1988', 'Essa não parece uma data válida.'],
  [/nascimento/, '01/01/1900', 'Por favor conferir a data (maior que 100 anos).'],
  [/Telefone/, '123', 'Telefone Inválido'],
  [/Celular/, '123', 'Telefone Inválido'],
])('data form: %s refuses "%s" and sends nothing', async (label, value, message) => {
  const { calls } = renderScreen(<DataForm profile={ana} />);
  type(label, value);
  save();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('data form: a server error is shown at its field, other failures above the button', async () => {
  let answer: { status: number; body: object } = {
    status: 422,
    body: { errors: [{ path: 'phone', message: 'Telefone Inválido' }] },
  };
  const { toasts } = renderScreen(<DataForm profile={ana} />, { 'PATCH /api/v1/client': () => answer });
  save();
  expect(await screen.findByText('Telefone Inválido')).toBeTruthy();
  answer = { status: 500, body: { detail: 'O servidor não conseguiu responder.' } };
  save();
  expect((await screen.findByRole('alert')).textContent).toContain('O servidor não conseguiu responder.');
  expect(toasts).toEqual(['Erro desconhecido ao atualizar dados. Código (500).']);
});

test('data form: what was typed when the session ended is there after the next login, apart from the address', async () => {
  const both = (
    <UnsavedWork owner={1}>
      <DataForm profile={ana} />
      <AddressForm stored={null} />
    </UnsavedWork>
  );
  const name = () => screen.getByLabelText<HTMLInputElement>(/Nome/);
  renderScreen(both);
  type(/Nome/, 'Ana Beatriz Falcão');
  cleanup();
  renderScreen(both, { 'PATCH /api/v1/client': { status: 204, body: '' } });
  expect(await screen.findAllByText('Rascunho recuperado')).toHaveLength(1);
  expect(name().value).toBe('Ana Beatriz Falcão');
  fireEvent.submit(screen.getByRole('form', { name: 'Dados pessoais' }));
  await waitFor(() => expect(screen.queryByText('Rascunho recuperado')).toBeNull());
  cleanup();
  renderScreen(both);
  expect(name().value).toBe('Ana Falcão');
});
