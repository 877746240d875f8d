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

test("client list: product filters are in the house's order", () => {
  renderScreen(<ClientListPage />, { 'GET /api/v1/clients': { body: { items: [], total: 0 } } });
  const options = within(screen.getByLabelText('Filtrar por Produto')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual(['', '100', '6', '5', '4', '3', '2', '1']);
});

test('client list: names the product in its URL, also one without a filter option', async () => {
  const invest = { id: 9, code: 'invest_pro', name: 'Invest Pro', active: true, vindi_code: null, children: [] };
  const lists = {
    'GET /api/v1/clients': { body: { items: [], total: 0 } },
    'GET /api/v1/all-products': { body: [invest] },
  };
  const chip = () => screen.getByRole('button', { name: 'Remover o filtro Produto' }).parentElement!.textContent;
  renderScreen(<ClientListPage />, lists, { at: '/clientes?client.product_id=9&client.product_status=active' });
  await waitFor(() => expect(chip()).toBe('Produto Invest Pro'));
  expect(screen.getByLabelText<HTMLSelectElement>('Filtrar por Produto').value).toBe('9');
  cleanup();
  const { calls } = renderScreen(<ClientListPage />, lists, { at: '/clientes?client.product_id=6' });
  expect(chip()).toBe('Produto Completo');
  expect(calls.map(({ call }) => call)).not.toContain('GET /api/v1/all-products');
});
