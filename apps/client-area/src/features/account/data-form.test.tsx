// @vitest-environment happy-dom
import type { Profile } from '@mirante/domain/people/account.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DataForm } from './data-form.tsx';

afterEach(cleanup);

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

test('only what a client may change is sent, an emptied cell phone as none', async () => {
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

test('the CPF and the e-mail of the client’s data are read-only', () => {
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
])('%s refuses "%s" and nothing is sent', async (label, value, message) => {
  const { calls } = renderScreen(<DataForm profile={ana} />);
  type(label, value);
  save();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('what the server refuses stands at its field, and what failed otherwise above the button', async () => {
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
