// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import type { StaffPayment } from '@mirante/domain/sales/payment.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PaymentListPage } from './payment-list-page.tsx';
import { PaymentPage } from './payment-page.tsx';
import { renewal } from '../../../testing/staff-payment.ts';

const answers = (payment: Partial<StaffPayment> = {}) => ({
  'GET /api/v1/payments/5002': { body: { ...renewal, ...payment } },
  'GET /api/v1/payments/5002/changes': { body: [] },
  'GET /api/v1/clients/1001': { body: { id: 1001, email: 'ana@mirante.example', cpf: '52998224130', phone: null } },
});
const page = { at: to.payment(5002), path: to.payment(':id') };
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test.each([
  ['a removed client has no contacts, and no failure to retry', 404, []],
  ["a client's failure is told in words of its own", 500, ['Erro ao carregar dados do cliente.']],
])('payment page: %s', async (_title, status, told) => {
  const failed = { ...answers(), 'GET /api/v1/clients/1001': { status, body: { detail: 'x', errors: [] } } };
  const { calls, said } = renderScreen(<PaymentPage />, failed, { ...page, roles: ['financeiro'] });
  const client = within(await screen.findByRole('region', { name: 'Cliente' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/v1/clients/1001'));
  await act(async () => undefined);
  expect(client.queryAllByRole('alert')).toHaveLength(told.length);
  expect([said, client.queryByText('ana@mirante.example')]).toEqual([told, null]);
});

test('payment page: links to client, coupon and renewed acquisition', async () => {
  renderScreen(<PaymentPage />, answers(), { ...page, roles: ['financeiro'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagamento 5002' })).toBeTruthy();
  expect([hrefOf('MIRANTE50'), hrefOf('Ana Beatriz Falcão'), hrefOf('Aquisição 8001')]).toEqual([
    '/cupons/1',
    '/clientes/1001',
    '/clientes/1001/produto/8001',
  ]);
  expect(await within(screen.getByRole('region', { name: 'Cliente' })).findByText('ana@mirante.example')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Alterações' })).toBeTruthy();
});

test('payment page and list: a removed client and their acquisition are named, without a link to a page', async () => {
  const removed = { client_name: 'Cliente removido', client_removed: true };
  const { calls } = renderScreen(<PaymentPage />, answers(removed), { ...page, roles: ['financeiro'] });
  const client = within(await screen.findByRole('region', { name: 'Cliente' }));
  expect(client.getByText('Cliente removido')).toBeTruthy();
  expect(client.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('/pagamentos?client.id=1001'),
  ]);
  expect(screen.getByText('Aquisição 8001').closest('a')).toBeNull();
  expect(calls.map(({ call }) => call)).not.toContain('GET /api/v1/clients/1001');
  cleanup();
  renderScreen(<PaymentListPage />, {
    'GET /api/v1/payments': { body: { items: [{ ...renewal, ...removed }], total: 1 } },
  });
  expect((await screen.findByText('Cliente removido')).closest('a')).toBeNull();
});

test('payment page: names its coupon without a link to those without permission', async () => {
  renderScreen(<PaymentPage />, answers(), { ...page, roles: ['atendimento'] });
  expect((await screen.findByRole('region', { name: 'Cupom' })).textContent).toContain('MIRANTE50');
  expect(screen.queryByRole('link', { name: 'MIRANTE50' })).toBeNull();
});

test('payment page: shows its entries with their sum, and refund states', async () => {
  const entry = { at: '2026-11-22T12:00:00Z', refund_id: 3001, detail: null, user_name: null };
  const entries: StaffPayment['entries'] = [
    { ...entry, id: 1, kind: 'settled', amount: 1194, refund_id: null },
    { ...entry, id: 2, kind: 'refund_asked', amount: 500 },
    { ...entry, id: 3, kind: 'refund_failed', amount: 500, detail: 'more than was paid' },
    { ...entry, id: 4, kind: 'refund_by_hand', amount: 500, user_name: 'Renata Lima' },
  ];
  const payment = { refunded: 500, refund_state: 'by_hand' as const, entries };
  renderScreen(<PaymentPage />, answers(payment), { ...page, roles: ['financeiro'] });
  const panel = within(await screen.findByRole('region', { name: 'Movimentos' }));
  expect(panel.getAllByRole('row').map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
    'Recebido22/11/2026, 09:00R$ 1.194,00',
    'Reembolso solicitado22/11/2026, 09:00R$ 500,00',
    'Reembolso falhou22/11/2026, 09:00 · more than was paidR$ 500,00',
    'Reembolso devolvido à mão22/11/2026, 09:00 · Renata Lima−R$ 500,00',
    'SaldoR$ 694,00',
  ]);
  expect(panel.getByText('MANUAL')).toBeTruthy();
  expect(hrefOf('Reembolso falhou')).toBe('/reembolsos?refund.client_id=1001');
  cleanup();
  renderScreen(<PaymentListPage />, {
    'GET /api/v1/payments': { body: { items: [{ ...renewal, ...payment }], total: 1 } },
  });
  const row = await screen.findByRole('row', { name: /Ana Beatriz/ });
  expect(row.textContent).toMatch(/R\$\s500,00 MANUAL/);
});

test('payment page: a pending Pix is shown to staff without payment instructions', async () => {
  const due_at = new Date(Date.now() + 600_000).toISOString();
  renderScreen(<PaymentPage />, answers({ method: 'pix', status: 'pending', due_at, pix_code: 'abc' }), page);
  expect(await screen.findByRole('region', { name: 'Pix à espera do cliente' })).toBeTruthy();
  expect(screen.queryByText('Pague com Pix')).toBeNull();
});

const boleto: Partial<StaffPayment> = {
  type: 'buy',
  method: 'bank_slip',
  status: 'pending',
  renewal_id: null,
  due_at: '2027-11-28T02:59:59Z',
  bank_slip_url: 'https://banco.example/1',
};
const ana = {
  'GET /api/v1/clients/1001': { body: { id: 1001, email: 'a@b.example', cpf: null, phone: '+5511987654321' } },
};

test("payment page: a pending charge's link sent twice within a minute is said to be sent already", async () => {
  const sent = [true, false];
  const { said } = renderScreen(
    <PaymentPage />,
    { ...answers(boleto), 'POST /api/v1/payments/5002/send-link': () => ({ body: { sent: sent.shift() } }) },
    page,
  );
  const button = await screen.findByRole('button', { name: 'Enviar por email' });
  fireEvent.click(button);
  await waitFor(() => expect(said).toEqual(['Link enviado!']));
  fireEvent.click(button);
  await waitFor(() => expect(said[1]).toBe('Já enviado há menos de um minuto.'));
});

test("payment page: a pending charge's link is mailed, or opened in WhatsApp with its text, and recorded", async () => {
  const { calls, said } = renderScreen(
    <PaymentPage />,
    { ...answers(boleto), ...ana, 'POST /api/v1/payments/5002/send-link': { body: { sent: true } } },
    { ...page, roles: ['atendimento'] },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar por email' }));
  await waitFor(() => expect(said).toEqual(['Link enviado!']));
  const link = await screen.findByRole('link', { name: 'Enviar por WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain('https://wa.me/5511987654321?text=Olá, Ana!');
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain('https://banco.example/1');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await waitFor(() =>
    expect(calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
      { channel: 'email' },
      { channel: 'whatsapp' },
    ]),
  );
});

test("payment page: a pending charge's actions stay where they are once the client's phone is known", async () => {
  const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
  renderScreen(
    <PaymentPage />,
    { ...answers(boleto), 'GET /api/v1/clients/1001': () => promise },
    { ...page, roles: ['atendimento'] },
  );
  await screen.findByRole('button', { name: 'Enviar por email' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar por WhatsApp' }).disabled).toBe(true);
  resolve(ana['GET /api/v1/clients/1001']);
  expect(await screen.findByRole('link', { name: 'Enviar por WhatsApp' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar por WhatsApp' })).toBeNull();
});

test('payment page: a pending charge is voided after confirmation, with a refusal shown in the dialog', async () => {
  const refused = {
    status: 409,
    body: { status: 409, code: 'not_pending', detail: 'Este pagamento já foi confirmado.' },
  };
  const { calls } = renderScreen(
    <PaymentPage />,
    { ...answers(boleto), ...ana, 'POST /api/v1/payments/5002/void': refused },
    page,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar cobrança' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sim, cancelar' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Este pagamento já foi confirmado.');
  expect(dialog.textContent).toContain('o cupom usado volta a valer');
  cleanup();
  renderScreen(<PaymentPage />, answers({ ...boleto, coupon_code: null, coupon_id: null }), page);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar cobrança' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('não poderá mais pagá-la. Se o dinheiro');
});

test('payment page: an expired charge has no link, and can be renewed; a paid one neither', async () => {
  renderScreen(<PaymentPage />, { ...answers({ ...boleto, expired: true }), ...ana }, page);
  expect(await screen.findByRole('button', { name: 'Gerar novo boleto' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar por email' })).toBeNull();
  cleanup();
  renderScreen(<PaymentPage />, answers({ ...boleto, method: 'pix', pix_code: 'abc', expired: true }), page);
  await screen.findByRole('region', { name: 'Pix à espera do cliente' });
  expect(screen.getByRole('button', { name: /^Gerar novo/ }).textContent).toContain('Gerar novo Pix');
  cleanup();
  renderScreen(<PaymentPage />, answers(), page);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /cobrança|Gerar|Enviar/ })).toBeNull();
});

test('payment page: a charge that the server would not renew says why, without a button', async () => {
  const renewal_problem = 'Este produto já faz parte de outro, que está ativo.';
  renderScreen(<PaymentPage />, { ...answers({ ...boleto, renewal_problem }), ...ana }, page);
  expect(await screen.findByText(renewal_problem)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Gerar/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancelar cobrança' })).toBeTruthy();
});

test('payment page: an unknown payment is not found', async () => {
  renderScreen(<PaymentPage />, {}, page);
  expect(await screen.findByText('Código 404')).toBeTruthy();
});
