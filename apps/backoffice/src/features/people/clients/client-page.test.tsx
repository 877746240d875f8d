// @vitest-environment happy-dom
import type { StaffRole } from '@mirante/domain/access.ts';
import type { StaffClient } from '@mirante/domain/people/client.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { to } from '../../../app/to.ts';
import { acquired, ana, clientAnswers } from '../../../testing/client.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ClientPage } from './client-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Answers = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (client: Partial<StaffClient> = {}, more: Answers = {}, role: StaffRole = 'atendimento') =>
  renderScreen(
    <ClientPage />,
    { ...clientAnswers(ana(client)), ...more },
    { at: to.client(1001), path: to.client(':id'), roles: [role] },
  );
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const done = { status: 204, body: '' };

test("client page: shows the client's data, formatted", async () => {
  open({
    cell_phone: '+5521988887777',
    address: {
      zipcode: '01310100',
      address: 'Avenida Paulista',
      number: 1000,
      complement: null,
      district: 'Bela Vista',
      state: 'SP',
      city: 'São Paulo',
      city_id: null,
      created_at: '',
      updated_at: '',
    },
  });
  const contact = await region('Dados e contato');
  for (const text of ['ana@mirante.example', '529.982.241-30', '(11) 96000-0137', '(21) 98888-7777', 'Feminino'])
    expect(contact.getByText(text)).toBeTruthy();
  expect(contact.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Copiar Email',
    'Copiar CPF',
    'Copiar Telefone',
    'Copiar Celular',
  ]);
  expect((await region('Endereço')).getByText(/01310-100/)).toBeTruthy();
});

test('client page: shows all acquisitions, newest first, and pending renewals', async () => {
  open({ products: [acquired({ id: 1 }), acquired({ id: 3, renewing_id: 9 }), acquired({ id: 2 })] });
  const rows = (await region('Produtos')).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]!.textContent)).toEqual(['3', '2', '1']);
  expect(rows[0]!.textContent).toContain('Renovação aguardando confirmação do pagamento');
});

test('client page: the timeline has a text equivalent', async () => {
  open({
    products: [
      acquired({ id: 1, status: 'expired', starts_at: '2025-01-02T12:00:00Z', expires_at: '2026-01-02T02:59:59Z' }),
      acquired(),
    ],
  });
  expect((await region('Linha do tempo')).getByRole('listitem').textContent).toContain(
    'expirado, de 02/01/2025 a 01/01/2026; ativo, de 02/01/2026 a 02/01/2027',
  );
});

test('client page: staff can confirm only an unconfirmed e-mail', async () => {
  let email_confirmed_at: string | null = null;
  const { said } = open(
    {},
    {
      'GET /api/v1/clients/1001': () => ({ body: ana({ email_confirmed_at }) }),
      'POST /api/v1/clients/1001/confirm-email': () => {
        email_confirmed_at = '2026-05-04T12:00:00Z';
        return done;
      },
    },
  );
  expect(await screen.findByText('Email não confirmado')).toBeTruthy();
  await press('Confirmar email');
  await waitFor(() => expect(screen.queryByText('Email não confirmado')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Confirmar email' })).toBeNull();
  expect(said).toEqual(['Email confirmado!']);
});

test('client page: an e-mail that its reader denied is said to be so, and not offered for confirmation', async () => {
  open({ email: 'recusado-1001@conta.invalid', email_confirmed_at: null });
  expect(await screen.findByText('Email recusado por quem o recebe')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirmar email' })).toBeNull();
});

test('client page: a password reset needs confirmation, and shows the password once', async () => {
  const { said } = open({}, { 'POST /api/v1/clients/1001/reset-password': { body: { secret: 'x7Kq92Lm' } } });
  await press('Redefinir senha');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Redefinir a senha de Ana Beatriz Falcão?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Redefinir senha' }));
  await waitFor(() => expect(said).toHaveLength(1));
  expect(JSON.stringify(said)).toContain('Senha redefinida para x7Kq92Lm.');
  expect(screen.queryByText(/x7Kq92Lm/)).toBeNull();
});

const catalogue = {
  'GET /api/v1/all-products': {
    body: [
      { id: 2, code: 'top_fundos', name: 'Top Fundos', active: true },
      { id: 5, code: 'full_trader', name: 'Full Trader', active: true },
      { id: 9, code: 'antigo', name: 'Antigo', active: false },
    ],
  },
};

test('add product dialog: offers only products on sale and not active, and requires one', async () => {
  const body = { title: 'can not buy already active product', detail: 'Em suas palavras.', errors: [] };
  const { calls, said } = open({}, { ...catalogue, 'POST /api/v1/clients/1001/products/add': { status: 409, body } });
  await press('Adicionar produto');
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar produto' }));
  const choice = await dialog.findByRole('combobox', { name: 'Produto' });
  expect(within(choice).queryByRole('option', { name: 'Top Fundos' })).toBeNull();
  expect(within(choice).queryByRole('option', { name: 'Antigo' })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  expect(await dialog.findByText('Selecione uma opção.')).toBeTruthy();
  fireEvent.change(choice, { target: { value: '5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() =>
    expect(said).toEqual(['Cliente já possui produto atribuído vigente. Cancele o vigente e tente novamente.']),
  );
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ products: [5] });
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('add product dialog: an open charge, or an including product, requires a decision', async () => {
  const payment = {
    id: 5100,
    method: 'bank_slip',
    net: 715.2,
    due_at: '2026-11-28T02:59:59Z',
    expired: false,
    product_names: ['Full Trader'],
  };
  const { calls, said } = open(
    {},
    {
      ...catalogue,
      'GET /api/v1/clients/1001/products/add/5': {
        body: { open_payments: [payment], included_in: ['Mirante Completo'] },
      },
      'POST /api/v1/clients/1001/products/add': { body: { payment_id: 7 } },
    },
  );
  await press('Adicionar produto');
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar produto' }));
  fireEvent.change(await dialog.findByRole('combobox', { name: 'Produto' }), { target: { value: '5' } });
  expect(await dialog.findByText(/Ele faz parte de Mirante Completo/)).toBeTruthy();
  expect(dialog.getByText(/Boleto de R\$\s715,20, com vencimento em 27\/11\/2026/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'pagamento 5100' }).getAttribute('href')).toBe('/pagamentos/5100');
  fireEvent.click(dialog.getByRole('radio', { name: /^Cancelar a cobrança/ }));
  fireEvent.click(dialog.getByRole('radio', { name: 'Adicionar mesmo assim' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(said).toEqual(['Produto adicionado com sucesso!']));
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    products: [5],
    open_charges: 'void',
    included: 'accept',
  });
});

test("add product dialog: shows the server's refusal for a missing decision", async () => {
  const detail = 'O cliente tem uma cobrança em aberto deste produto. Escolha se ela é cancelada ou mantida.';
  const { calls, said } = open(
    {},
    {
      ...catalogue,
      'GET /api/v1/clients/1001/products/add/5': { body: { open_payments: [], included_in: [] } },
      'POST /api/v1/clients/1001/products/add': { status: 409, body: { code: 'open_charge', detail, errors: [] } },
    },
  );
  await press('Adicionar produto');
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar produto' }));
  fireEvent.change(await dialog.findByRole('combobox', { name: 'Produto' }), { target: { value: '5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(detail);
  expect(said).toEqual([]);
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    open_charges: 'refuse',
    included: 'refuse',
  });
});

test('client page: an erasure request shows its reason, and is closed by an answer', async () => {
  const closings = [{ status: 503, body: { detail: 'Fora do ar.', errors: [] } }, done];
  const { calls, said } = open(
    { erasure_request: { id: 77, reason: 'Não uso mais', created_at: '2026-05-04T12:00:00Z' } },
    { 'POST /api/v1/clients/1001/erasure-request/close': () => closings.shift()! },
  );
  expect(await screen.findByText('O cliente pediu a exclusão dos seus dados (LGPD)')).toBeTruthy();
  expect(
    screen.getByText(/^Protocolo 77, em 04\/05\/2026, 09:00, com resposta prometida até 19\/05\/2026\./),
  ).toBeTruthy();
  expect(screen.getByText('Não uso mais')).toBeTruthy();
  await press('Encerrar pedido');
  fireEvent.input(await screen.findByLabelText('Resposta ao cliente'), { target: { value: 'Como combinado.' } });
  await press('Encerrar pedido');
  expect((await screen.findByRole('alert')).textContent).toBe('Fora do ar.');
  await press('Encerrar pedido');
  await waitFor(() => expect(said.at(-1)).toBe('Pedido encerrado!'));
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ answer: 'Como combinado.' });
});

test.each([
  ['Confirmar alteração', 'POST /api/v1/clients/1001/pending-changes/3/confirm'],
  ['Descartar', 'DELETE /api/v1/clients/1001/pending-changes/3'],
])('client page: data typed in a purchase, by “%s”: %s', async (act, asked) => {
  const typed = { id: 3, created_at: '2026-05-04T12:00:00Z', expires_at: '2026-06-04T12:00:00Z' };
  const { calls } = open({ pending_changes: [{ ...typed, change: { name: 'Ana B.' } }] }, { [asked]: done });
  await press(act);
  const acts = () => calls.map(({ call }) => call).filter((call) => !call.startsWith('GET'));
  await waitFor(() => expect(acts()).toEqual([asked]));
});

test('client page: finance sees no button that it may not use', async () => {
  open({ email_confirmed_at: null }, {}, 'financeiro');
  await region('Dados e contato');
  for (const name of ['Adicionar produto', 'Redefinir senha', 'Confirmar email', 'Remover'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryAllByRole('link', { name: /^Editar/ })).toEqual([]);
});

test("client page: links to all the client's payments", async () => {
  open();
  expect((await screen.findByRole('link', { name: 'Ver em Pagamentos' })).getAttribute('href')).toBe(
    '/pagamentos?client.id=1001&page=1&perPage=20&order=-1',
  );
});

const totals = (payments: number, messages: number): Answers => ({
  'GET /api/v1/clients/1001/payments': { body: { items: [], total: payments } },
  'GET /api/v1/client-messages': { body: { items: [], total: messages } },
});

test('client page: counts payments and messages beside their links, for those who may list them', async () => {
  const { calls } = open({}, totals(0, 1234));
  expect(await screen.findByRole('link', { name: 'Ver em Fale conosco 1.234' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Pagamentos 0' })).toBeTruthy();
  const counts = calls.map(({ call }) => call).filter((call) => call.includes('perPage'));
  expect(counts).toEqual([
    'GET /api/v1/clients/1001/payments?perPage=1',
    'GET /api/v1/client-messages?client.id=1001&perPage=1',
  ]);
  cleanup();
  const finance = open({}, totals(1, 5), 'financeiro');
  expect(await screen.findByRole('link', { name: 'Pagamentos 1' })).toBeTruthy();
  expect(finance.calls.some(({ call }) => call.includes('client-messages'))).toBe(false);
});

test('client page: a count that fails is left out, without a toast', async () => {
  const failing = { status: 500, body: {} };
  const { said, calls } = open(
    {},
    { 'GET /api/v1/clients/1001/payments': failing, 'GET /api/v1/client-messages': failing },
  );
  expect(await screen.findByRole('link', { name: 'Pagamentos' })).toBeTruthy();
  await waitFor(() => expect(calls.filter(({ call }) => call.includes('perPage'))).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Ver em Fale conosco' })).toBeTruthy();
  expect(said).toEqual([]);
});

test.each(['999999', '0', 'abc', '99999999999'])('client page: client %s is not found', async (id) => {
  renderScreen(<ClientPage />, {}, { at: `/clientes/${id}`, path: to.client(':id') });
  expect(await screen.findByText('Código 404')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para o início' })).toBeTruthy();
});

test("client page: shows why its ownership is doubtful, with the CPF's other accounts", async () => {
  open({ ownership: { proven: false, same_cpf: [{ id: 1002, name: 'Helena Matsuda' }], guest_orders: 2 } });
  expect(await screen.findByText('Titular não comprovado')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Helena Matsuda (1002)' }).getAttribute('href')).toBe(to.client(1002));
  expect(screen.getByText(/2 pedidos foram feitos com este CPF sem login/)).toBeTruthy();
  cleanup();
  open();
  await region('Dados e contato');
  expect(screen.queryByText('Titular não comprovado')).toBeNull();
});

test('client page: support views the area of a client for a reason, by a link that opens in a new tab', async () => {
  vi.stubGlobal('__MIRANTE__', { client: 'https://cliente.example' });
  const { calls } = open(
    {},
    {
      'POST /api/v1/clients/1001/views': { body: { code: 'view.abc' } },
      'GET /api/v1/clients/1001/changes': { body: [] },
    },
  );
  await press('Ver como o cliente');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ver como Ana Beatriz Falcão' }));
  const reason = await dialog.findByLabelText('Motivo');
  fireEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
  expect(await dialog.findByText('Por favor escreva um texto aqui.')).toBeTruthy();
  fireEvent.change(reason, { target: { value: 'O relatório de maio não aparece.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
  const link = await dialog.findByRole('link', { name: 'Abrir a área do cliente em nova aba' });
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://cliente.example/#/?appToken=view.abc',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(document.activeElement).toBe(link);
  expect(calls.find(({ call }) => call.startsWith('POST'))!.body).toEqual({
    reason: 'O relatório de maio não aparece.',
  });
});

test('client page: other roles do not view the area of a client', async () => {
  open({}, {}, 'financeiro');
  await region('Dados e contato');
  expect(screen.queryByRole('button', { name: 'Ver como o cliente' })).toBeNull();
});
