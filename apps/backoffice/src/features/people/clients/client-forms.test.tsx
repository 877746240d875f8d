// @vitest-environment happy-dom
import type { SeenCall } from '@mirante/api-client/testing/fake-api.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { ana, clientAnswers } from '../../../testing/client.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ClientCpfPage } from './client-cpf-page.tsx';
import { ClientEmailPage } from './client-email-page.tsx';
import { ClientListPage } from './client-list-page.tsx';
import { ClientMetricsPage } from './client-metrics-page.tsx';
import { ClientPaymentsPage } from './client-payments-page.tsx';
import { ClientPhonesPage } from './client-phones-page.tsx';

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: RegExp, value: string) => fireEvent.input(await box(name), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });
const sent = (calls: SeenCall[]) => calls.find(({ call }) => call.startsWith('PATCH'))!;
const done = { status: 204, body: '' };

test("client e-mail form: another client's e-mail is refused at its field, and an invalid one is not sent", async () => {
  const message = 'Este email já está associado a outra conta.';
  const { calls } = renderScreen(
    <ClientEmailPage />,
    {
      ...clientAnswers(),
      'PATCH /api/v1/clients/1001/email': {
        status: 409,
        body: { detail: message, errors: [{ path: 'email', message }] },
      },
    },
    { at: to.clientEmail(1001), path: to.clientEmail(':id') },
  );
  await type(/Email/, 'ana@');
  fireEvent.blur(await box(/Email/));
  await waitFor(() => expect(save().disabled).toBe(true));
  await type(/Email/, 'bruno@mirante.example');
  await waitFor(() => expect(save().disabled).toBe(false));
  fireEvent.click(save());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent(calls).headers.get('if-match')).toBe('"v-email"');
});

test('client CPF form: shows and edits the formatted CPF', async () => {
  const { calls, said } = renderScreen(
    <ClientCpfPage />,
    { ...clientAnswers(), 'PATCH /api/v1/clients/1001/cpf': done },
    { at: to.clientCpf(1001), path: to.clientCpf(':id') },
  );
  expect((await box(/CPF/)).value).toBe('529.982.241-30');
  await type(/CPF/, '111.111.111-11');
  fireEvent.blur(await box(/CPF/));
  expect(await screen.findByText('Esse não parece um CPF válido.')).toBeTruthy();
  await type(/CPF/, '111.444.777-35');
  await waitFor(() => expect(save().disabled).toBe(false));
  fireEvent.click(save());
  await waitFor(() => expect(said).toEqual(['CPF alterado!']));
  expect(sent(calls).headers.get('if-match')).toBe('"v-cpf"');
});

test('client phones form: a conflicting edit shows the difference, and loses nothing', async () => {
  const current = { phone: '+5511960000137', cell_phone: '+5521911112222', version: 'v2' };
  renderScreen(
    <ClientPhonesPage />,
    {
      ...clientAnswers(ana({ cell_phone: '+5521933334444' })),
      'PATCH /api/v1/clients/1001/phones': ({ headers }) =>
        headers.get('if-match') === '"v2"' ? done : { status: 412, body: { detail: 'x', errors: [], current } },
    },
    { at: to.clientPhones(1001), path: to.clientPhones(':id') },
  );
  await box(/Celular/);
  fireEvent.click(save());
  const notice = within(
    (await screen.findByText('Este registro mudou enquanto você o editava')).closest<HTMLElement>('[role=alert]')!,
  );
  expect(notice.getByText('(21) 91111-2222')).toBeTruthy();
  expect(notice.getByText('(21) 93333-4444')).toBeTruthy();
  fireEvent.click(save());
  expect(await screen.findByText('Outra página')).toBeTruthy();
});

test("client payments page: lists the client's payments alone, each with its link", async () => {
  const payment = {
    id: 5001,
    type: 'buy',
    status: 'paid',
    method: 'pix',
    product_names: ['Mirante Completo'],
    net: 10,
    amount: 10,
    discount: 0,
    created_at: '2026-01-02T12:00:00Z',
  };
  const { calls } = renderScreen(
    <ClientPaymentsPage />,
    { ...clientAnswers(), 'GET /api/v1/clients/1001/payments': { body: { items: [payment], total: 1 } } },
    { at: `${to.clientPayments(1001)}?payment.status=paid`, path: to.clientPayments(':id') },
  );
  expect((await screen.findByRole('link', { name: '5001' })).getAttribute('href')).toBe('/pagamentos/5001');
  expect(calls.map(({ call }) => call).filter((call) => call.includes('payment.status=paid'))).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeTruthy();
});

test('client metrics page: shows count and share of each period', async () => {
  renderScreen(<ClientMetricsPage />, clientAnswers(), { at: to.clientMetrics(1001), path: to.clientMetrics(':id') });
  const logins = await screen.findByRole('region', { name: 'Logins' });
  expect(logins.textContent).toContain('4 no total');
  expect(logins.textContent).toMatch(/1 25% do total.*2 50% do total/);
  expect(screen.getByRole('region', { name: 'Vídeos' }).textContent).toContain('0% do total');
});

const noClients = { body: { items: [], total: 0 } };
const catalogueOf = (...of: (readonly [id: number, code: string, name: string])[]) => ({
  'GET /api/v1/clients': noClients,
  'GET /api/v1/all-products': {
    body: of.map(([id, code, name]) => ({ id, code, name, active: true, vindi_code: null, children: [] })),
  },
});
const specified = catalogueOf(
  [4, 'carteiras_mirante', 'Carteiras Mirante'],
  [102, 'curso', 'Curso'],
  [5, 'full_trader', 'Full Trader'],
  [9, 'mirante_vitalicio', 'Mirante Vitalício'],
  [3, 'invista_em_acoes', 'Invista em Ações'],
  [6, 'mirante_completo', 'Mirante Completo'],
  [100, 'mirante_consultoria', 'Mirante Consultoria'],
  [2, 'top_fundos', 'Top Fundos'],
  [1, 'top_renda_fixa', 'Top Renda Fixa'],
);
const productOptions = () =>
  within(screen.getByLabelText('Filtrar por Produto'))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, textContent }) => `${value} ${textContent}`.trim());

test("client list: product filters are in the specification's order, then the house's own", async () => {
  renderScreen(<ClientListPage />, specified);
  await waitFor(() =>
    expect(productOptions()).toEqual([
      'Todos',
      '100 Consultoria',
      '6 Completo',
      '5 Full Trader',
      '4 Carteiras',
      '3 Ações',
      '2 Fundos',
      '1 Renda fixa',
      '102 Curso',
    ]),
  );
});

test('client list: a house with a catalogue of its own filters by its products, by their names', async () => {
  renderScreen(<ClientListPage />, catalogueOf([1, 'boletim', 'Boletim'], [2, 'full_trader', 'Mesa ao vivo']));
  await waitFor(() => expect(productOptions()).toEqual(['Todos', '1 Boletim', '2 Mesa ao vivo']));
});

test('client list: names the product in its URL, also one without a filter option', async () => {
  const chip = () => screen.getByRole('button', { name: 'Remover o filtro Produto' }).parentElement!.textContent;
  renderScreen(<ClientListPage />, specified, { at: '/clientes?client.product_id=9&client.product_status=active' });
  await waitFor(() => expect(chip()).toBe('Produto Mirante Vitalício'));
  expect(screen.getByLabelText<HTMLSelectElement>('Filtrar por Produto').value).toBe('9');
  cleanup();
  renderScreen(<ClientListPage />, specified, { at: '/clientes?client.product_id=6' });
  await waitFor(() => expect(chip()).toBe('Produto Completo'));
});
