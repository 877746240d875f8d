// @vitest-environment happy-dom
import { useGetOwnAddressQuery } from '@mirante/api-client/people/profile.ts';
import type { StoredAddress } from '@mirante/domain/address.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AddressForm, OwnAddress } from './address-form.tsx';

const stored: StoredAddress = {
  zipcode: '90010000',
  address: 'Rua dos Andradas',
  number: 1419,
  complement: null,
  district: 'Centro',
  state: 'RS',
  city: 'Porto Alegre',
  city_id: 4314902,
  created_at: '',
  updated_at: '',
};
const paulista = {
  zipcode: '01310100',
  address: 'Avenida Paulista',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  city_id: 3550308,
};
const StoredAddressForm = () => <OwnAddress query={useGetOwnAddressQuery()} />;
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input' });
const type = (name: string, value: string) => fireEvent.input(box(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /Salvar/ }));

test('address form: the stored address is not looked up again', async () => {
  const { calls } = renderScreen(<AddressForm stored={stored} />);
  expect(box('Endereço').value).toBe('Rua dos Andradas');
  expect(box('Cidade').disabled).toBe(true);
  expect(calls).toEqual([]);
});

test('address form: a complete CEP fills in the address, which is then saved', async () => {
  const { calls, toasts } = renderScreen(<AddressForm stored={null} />, {
    'GET /api/v1/zipcode/01310100': { body: paulista },
    'POST /api/v1/client/address': { status: 204, body: '' },
  });
  expect(box('Endereço').disabled).toBe(true);
  type('CEP', '01310-100');
  await waitFor(() => expect(box('Cidade').value).toBe('São Paulo'));
  type('Número', '1000');
  save();
  await waitFor(() => expect(toasts).toContain('Endereço atualizado!'));
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    ...paulista,
    zipcode: '01310-100',
    number: 1000,
    complement: null,
  });
});

test('address form: after two unknown CEPs the address is typed by hand', async () => {
  renderScreen(<AddressForm stored={stored} />);
  type('CEP', '00000-000');
  expect(await screen.findByText('Confira os números e digite de novo.')).toBeTruthy();
  expect([box('Cidade').value, box('Cidade').disabled]).toEqual(['', true]);
  expect([box('Endereço').value, box('Bairro').value]).toEqual(['', '']);
  type('CEP', '00000-001');
  expect(await screen.findByText('Preencha o endereço à mão.')).toBeTruthy();
  expect([box('Cidade').disabled, box('Endereço').value]).toEqual([false, '']);
});

test("address form: a new CEP is not saved with the previous one's address, nor its answer over what was typed", async () => {
  const answers: (() => void)[] = [];
  const { calls } = renderScreen(<AddressForm stored={stored} />, {
    'GET /api/v1/zipcode/01310100': () => new Promise((resolve) => answers.push(() => resolve({ body: paulista }))),
    'GET /api/v1/zipcode/90010001': 'network',
  });
  type('CEP', '90010-001');
  await waitFor(() => expect(box('Cidade').disabled).toBe(false));
  type('CEP', '01310-100');
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(box('Cidade').value).toBe('');
  save();
  type('Endereço', 'Avenida Paulista, fundos');
  answers[0]!();
  await waitFor(() => expect(box('Cidade').value).toBe('São Paulo'));
  expect([box('Endereço').value, box('Bairro').value]).toEqual(['Avenida Paulista, fundos', 'Bela Vista']);
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('address form: any other lookup failure leads to manual entry at once', async () => {
  renderScreen(<AddressForm stored={null} />, { 'GET /api/v1/zipcode/01310100': 'network' });
  type('CEP', '01310-100');
  await waitFor(() => expect(box('Cidade').disabled).toBe(false));
  expect(screen.getByText('Não foi possível buscar o CEP.')).toBeTruthy();
});

test('address form: a building without number is said to have none, by a box of another name than the number', async () => {
  const { calls, toasts } = renderScreen(<AddressForm stored={stored} />, {
    'POST /api/v1/client/address': { status: 204, body: '' },
  });
  expect(screen.getAllByLabelText(/número/i)).toEqual([box('Número')]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sem numeração' }));
  expect([box('Número').disabled, box('Número').value, box('Número').placeholder]).toEqual([true, '', 'S/N']);
  save();
  await waitFor(() => expect(toasts).toContain('Endereço atualizado!'));
  expect(calls.at(-1)?.body).toMatchObject({ number: null });
  cleanup();
  renderScreen(<AddressForm stored={{ ...stored, number: null }} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sem numeração', checked: true }));
  expect(box('Número').disabled).toBe(false);
});

test('own address: the first one is typed into an empty form, saved, and read again', async () => {
  let isSaved = false;
  const { calls, toasts } = renderScreen(<StoredAddressForm />, {
    'GET /api/v1/client/address': () => (isSaved ? { body: stored } : { status: 404, body: { detail: '' } }),
    'GET /api/v1/zipcode/01310100': { body: paulista },
    'POST /api/v1/client/address': () => {
      isSaved = true;
      return { status: 204, body: '' };
    },
  });
  await screen.findByRole('form', { name: 'Onde você mora' });
  type('CEP', '01310-100');
  await waitFor(() => expect(box('Cidade').value).toBe('São Paulo'));
  type('Número', '1000');
  save();
  await waitFor(() =>
    expect(calls.slice(-2).map(({ call }) => call)).toEqual([
      'POST /api/v1/client/address',
      'GET /api/v1/client/address',
    ]),
  );
  expect(toasts).toEqual(['Endereço atualizado!']);
  cleanup();
  renderScreen(<StoredAddressForm />, { 'GET /api/v1/client/address': { body: stored } });
  await waitFor(() => expect(box('Endereço').value).toBe('Rua dos Andradas'));
});

test('address form: a missing number is asked for', async () => {
  const { calls } = renderScreen(<AddressForm stored={stored} />);
  type('Número', '');
  save();
  expect(await screen.findByText('Campo obrigatório.')).toBeTruthy();
  type('Número', '0');
  expect(await screen.findByText('Valor numérico deve estar entre 1 e 99999999')).toBeTruthy();
  expect(calls).toEqual([]);
});
