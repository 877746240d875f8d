// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { checkoutReducer, emptyCheckout, type Checkout, type CheckoutStep } from '@mirante/domain/sales/checkout.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useReducer } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Toasts } from '../../shell/toasts.tsx';
import { LaterSteps } from './later-steps.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const product = { id: 1, code: 'top_fundos', name: 'Top Fundos', price: 600, installments: 12, includes: [] };
const client = {
  ...emptyCheckout.client,
  name: 'Helena Matsuda',
  email: 'helena@exemplo.com.br',
  phone: '(11) 98765-4321',
};
const details = { cpf: '529.982.247-25', birth_date: '1987-08-14', gender: 'F' as const };
const passwords = { password: 'girassol', confirm_password: 'girassol' };
const rio = {
  zipcode: '20040002',
  address: 'Avenida Rio Branco',
  district: 'Centro',
  city: 'Rio de Janeiro',
  state: 'RJ',
  city_id: 3304557,
};

interface StepProps {
  step: CheckoutStep;
  passed: (next: CheckoutStep) => void;
  /** Called with what would be sent. */
  keep: (checkout: Checkout) => void;
}

function Step({ step, passed, keep }: StepProps) {
  const typed = { ...client, ...details, ...passwords };
  const [checkout, send] = useReducer(checkoutReducer, { ...emptyCheckout, method: 'credit_card', client: typed });
  const order = product as unknown as CatalogueProduct;
  useEffect(() => keep(checkout), [keep, checkout]);
  return <LaterSteps step={step} product={order} checkout={checkout} send={send} back={() => {}} passed={passed} />;
}

function show(step: CheckoutStep, answers: Parameters<typeof fakeApi>[0] = {}) {
  window.__MIRANTE__ = { checkout: '', client: '', backoffice: '' };
  const passed = vi.fn<(next: CheckoutStep) => void>();
  const keep = vi.fn<(checkout: Checkout) => void>();
  const calls = fakeApi(answers);
  const store = makeStore({ notify: () => undefined });
  const at = (now: CheckoutStep) => (
    <Provider store={store}>
      <MemoryRouter>
        <Step step={now} passed={passed} keep={keep} />
      </MemoryRouter>
      <Toasts />
    </Provider>
  );
  const { rerender } = render(at(step));
  return { passed, calls, go: (next: CheckoutStep) => rerender(at(next)), sent: () => keep.mock.lastCall![0] };
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input' });
const type = (name: string, value: string) => fireEvent.input(box(name), { target: { value } });
const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Prosseguir' }));

it.each<[string, CheckoutStep, string[]]>([
  [
    'details step',
    1,
    [
      'name name',
      'email email email',
      'cpf off numeric',
      'birth_date bday numeric',
      'password new-password',
      'confirm_password new-password',
      'phone tel tel',
      'cell_phone mobile tel tel',
    ],
  ],
  [
    'address step',
    2,
    [
      'zipcode postal-code numeric',
      'address address-line1',
      'number off numeric',
      'without_number',
      'complement address-line2',
      'district address-level3',
      'city address-level2',
    ],
  ],
  [
    'payment step',
    3,
    ['card_number cc-number numeric', 'card_name cc-name', 'card_expiration cc-exp numeric', 'card_cvv cc-csc numeric'],
  ],
])('%s: fields have their API names, and autocomplete and input mode attributes', async (_, step, attributes) => {
  show(step);
  await waitFor(() =>
    expect(
      [...document.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')]
        .map(({ name, autocomplete, inputMode }) => [name, autocomplete, inputMode].join(' ').trim())
        .filter((line) => step !== 3 || line.startsWith('card_')),
    ).toEqual(attributes),
  );
});

it("details step: another account's e-mail stops the purchase with the next steps, until it is corrected", async () => {
  const { passed } = show(1, {
    'POST /api/v1/signup-conflict': ({ body }) => ({
      body: { cpf: false, email: (body as { email: string }).email === client.email },
    }),
  });
  proceed();
  expect(
    await screen.findByText('O e-mail informado já está associado a outro CPF. Faça login ou corrija os dados.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fazer login' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('link', { name: 'recuperar a senha' }).getAttribute('href')).toBe('/esqueci-a-senha');
  expect(passed).not.toHaveBeenCalled();
  type('Email', 'helena.matsuda@exemplo.com.br');
  proceed();
  await waitFor(() => expect(passed).toHaveBeenCalledWith(2));
});

const SIGN_UP = 'POST /api/v1/signup-conflict';
const nobody = { body: { cpf: false, email: false } };

it('details step: what is being checked cannot be changed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof nobody>();
  const { passed } = show(1, { [SIGN_UP]: () => promise });
  const isHeld = () => box('CPF').closest('[inert]') !== null;
  expect(isHeld()).toBe(false);
  proceed();
  await waitFor(() => expect(isHeld()).toBe(true));
  resolve(nobody);
  await waitFor(() => expect(passed).toHaveBeenCalledWith(2));
  await waitFor(() => expect(isHeld()).toBe(false));
});

it('details step: left while its data are checked, it opens no other', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof nobody>();
  const { passed, calls, go } = show(1, { [SIGN_UP]: () => promise });
  proceed();
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(SIGN_UP));
  go(0);
  await act(async () => resolve(nobody));
  // Another call, whose answer comes after that one's.
  await act(() => fetch('/api/v1/active-products').then((answer) => answer.text()));
  expect(passed).not.toHaveBeenCalled();
});

it('address step: a CEP fills in the address, and a missing number is asked for, with the focus on it', async () => {
  const { passed } = show(2, { 'GET /api/v1/zipcode/20040002': { body: rio } });
  type('CEP', '20040-002');
  await waitFor(() => expect(box('Cidade').value).toBe('Rio de Janeiro'));
  expect(screen.getByLabelText<HTMLSelectElement>('Estado').value).toBe('RJ');
  expect(box('Endereço').value).toBe('Avenida Rio Branco');
  proceed();
  expect(await screen.findByText('Campo obrigatório.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(box('Número')));
  expect(passed).not.toHaveBeenCalled();
  type('Número', '1');
  proceed();
  await waitFor(() => expect(passed).toHaveBeenCalledWith(3));
});

it('address step: after two unknown CEPs the address is typed by hand', async () => {
  const unknown = { status: 404, body: { detail: 'CEP não encontrado.' } };
  const { passed } = show(2, { 'GET /api/v1/zipcode/00000001': unknown, 'GET /api/v1/zipcode/00000002': unknown });
  type('CEP', '00000-001');
  expect(await screen.findByText('Não foi encontrado endereço para o CEP.')).toBeTruthy();
  expect(box('Cidade').disabled).toBe(true);
  type('CEP', '00000-002');
  expect(await screen.findByText('Preencha o endereço à mão.')).toBeTruthy();
  type('Endereço', 'R'.repeat(150));
  type('Número', '12');
  type('Bairro', 'Centro');
  type('Cidade', 'Parati');
  fireEvent.change(screen.getByLabelText('Estado'), { target: { value: 'RJ' } });
  proceed();
  await waitFor(() => expect(passed).toHaveBeenCalledWith(3));
});

it('address step: what is too long is refused beside its field instead of being cut', async () => {
  const { passed } = show(2, { 'GET /api/v1/zipcode/20040002': { body: rio } });
  type('CEP', '20040-002');
  await waitFor(() => expect(box('Cidade').value).toBe('Rio de Janeiro'));
  const user = userEvent.setup();
  for (const [name, text] of [
    ['Endereço', 'R'.repeat(121)],
    ['Complemento', 'C'.repeat(121)],
    ['Bairro', 'B'.repeat(121)],
  ] as const) {
    await user.clear(box(name));
    await user.paste(text);
    expect(box(name).value).toBe(text);
  }
  await user.type(box('Número'), '100000000');
  proceed();
  expect(await screen.findAllByText('Texto longo demais.')).toHaveLength(3);
  expect(screen.getByText('Valor numérico deve estar entre 1 e 99999999')).toBeTruthy();
  expect(passed).not.toHaveBeenCalled();
});

it('address step: the address of a CEP that was corrected is not sent with the right one, however late it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: typeof rio }>();
  const santos = { ...rio, zipcode: '11010001', address: 'Rua XV de Novembro', city: 'Santos', state: 'SP' };
  const { sent } = show(2, {
    'GET /api/v1/zipcode/11010001': () => promise.then(() => ({ body: santos })),
    'GET /api/v1/zipcode/20040002': { body: rio },
  });
  type('CEP', '11010-001');
  type('CEP', '20040-002');
  await waitFor(() => expect(box('Cidade').value).toBe('Rio de Janeiro'));
  await act(async () => resolve({ body: rio }));
  await waitFor(() => expect(screen.queryByText('Buscando endereço…')).toBeNull());
  expect(box('Cidade').value).toBe('Rio de Janeiro');
  expect(sent().address).toMatchObject({ zipcode: '20040-002', address: rio.address, city: 'Rio de Janeiro' });
});

it("address step: a failed lookup's toast goes once the CEP is found, or the step is left", async () => {
  const { go } = show(2, {
    'GET /api/v1/zipcode/00000001': { status: 404, body: { detail: 'CEP não encontrado.' } },
    'GET /api/v1/zipcode/20040002': { body: rio },
  });
  type('CEP', '00000-001');
  expect(await screen.findByText('Erro buscando CEP')).toBeTruthy();
  type('CEP', '20040-002');
  await waitFor(() => expect(box('Cidade').value).toBe('Rio de Janeiro'));
  expect(screen.queryByText('Erro buscando CEP')).toBeNull();
  type('CEP', '00000-001');
  expect(await screen.findByText('Erro buscando CEP')).toBeTruthy();
  go(1);
  expect(screen.queryByText('Erro buscando CEP')).toBeNull();
});

it('address step: without a network the address is typed by hand at once', async () => {
  show(2, { 'GET /api/v1/zipcode/01310100': 'network' });
  type('CEP', '01310-100');
  expect(await screen.findByText('Não foi possível buscar o CEP.')).toBeTruthy();
  expect(box('Cidade').disabled).toBe(false);
});

it('details step: that the check of the CPF failed is scrolled into view, beside the button', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  show(1, { 'POST /api/v1/signup-conflict': 'network' });
  proceed();
  const notice = await screen.findByText('Não foi possível validar os dados de cadastro.');
  await waitFor(() => expect(scrolled.mock.contexts.some((place) => (place as Element).contains(notice))).toBe(true));
});
