// @vitest-environment happy-dom
import { addDays, dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { StaffPayment } from '@mirante/domain/sales/payment.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PaymentListPage } from './payment-list-page.tsx';
import { PaymentPage } from './payment-page.tsx';

const renewal: StaffPayment = {
  id: 5002,
  client_id: 1001,
  client_name: 'Ana Beatriz Falcão',
  vindi_code: 'sbx_1',
  type: 'renew',
  status: 'paid',
  expired: false,
  method: 'credit_card',
  product_names: ['Mirante Completo'],
  net: 1194,
  amount: 2388,
  discount: 1194,
  installments: 1,
  created_at: '2026-11-21T12:00:00Z',
  due_at: null,
  confirmed_at: '2026-11-21T12:00:00Z',
  verified_at: null,
  guest: false,
  coupon_code: 'MIRANTE50',
  coupon_id: 1,
  bank_slip_url: null,
  bank_slip_line: null,
  qr_code_url: null,
  pix_copy_paste: null,
  pix_code: null,
  renewal_id: 8001,
  card_brand: 'visa',
  card_last_four: '1111',
  terms_version: null,
  refunded: 0,
  refund_state: null,
  problem: null,
  renewal_problem: null,
  entries: [],
  credits: [],
  items: [{ product_id: 6, product_name: 'Mirante Completo', amount: 2388, discount: 1194 }],
};
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

const showList = (at = '') =>
  renderScreen(
    <PaymentListPage />,
    {
      'GET /api/v1/payments': { body: { items: [renewal], total: 1 } },
      'GET /api/v1/payments/totals': { body: { n: 1, net: 1194, is_at_least: false } },
      'GET /api/v1/clients': { body: { items: [{ id: 1001, name: 'Ana Beatriz Falcão' }], total: 1 } },
    },
    { at: `/pagamentos${at}` },
  );

test('payment list: a row shows the paid amount before the list price, items and time', async () => {
  showList();
  const row = (await screen.findByRole('link', { name: '5002' })).closest('tr')!;
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  const said = (name: string) => row.cells[heads.indexOf(name)]!.textContent;
  expect([said('Produtos'), said('Valor'), said('Preço de tabela'), said('Desconto')]).toEqual([
    'Mirante Completo',
    'R$ 1.194,00',
    'R$ 2.388,00',
    '−R$ 1.194,00',
  ]);
  expect(heads.indexOf('Valor')).toBeLessThan(heads.indexOf('Preço de tabela'));
  expect(said('Criado em')).toBe('21/11/2026, 09:00');
});

test('payment list: filters amounts and discounts by ranges', () => {
  showList();
  for (const name of ['Preço de tabela', 'Desconto'])
    expect(
      within(screen.getByLabelText(`Filtrar por ${name}`))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Todos', '= 0', '1 a 50', '51 a 100', '101 a 150', 'acima de 150']);
});

const asked = (calls: { call: string }[], path: string) =>
  calls
    .filter(({ call }) => call.startsWith(`GET ${path}?`))
    .map(({ call }) => new URLSearchParams(call.split('?')[1]));

test('payment list: a named period is sent as its days, to list and totals, by confirmation on request', async () => {
  const { calls } = showList();
  const today = dayInSaoPaulo(new Date());
  fireEvent.change(screen.getByLabelText('Filtrar por período'), { target: { value: 'week' } });
  for (const path of ['/api/v1/payments', '/api/v1/payments/totals'])
    await waitFor(() => {
      const last = asked(calls, path).at(-1);
      expect([last?.get('payment.created_from'), last?.get('payment.created_to')]).toEqual([addDays(today, -6), today]);
    });
  fireEvent.change(screen.getByLabelText('Filtrar por momento'), { target: { value: 'confirmed' } });
  await waitFor(() => {
    const last = asked(calls, '/api/v1/payments').at(-1)!;
    expect([last.get('payment.confirmed_from'), last.get('payment.created_from')]).toEqual([addDays(today, -6), null]);
  });
  expect(screen.getByLabelText<HTMLSelectElement>('Filtrar por período').value).toBe('week');
});

test('payment list: a period is that of the moment chosen before it', async () => {
  const { calls } = showList();
  fireEvent.change(screen.getByLabelText('Filtrar por momento'), { target: { value: 'confirmed' } });
  fireEvent.change(screen.getByLabelText('Filtrar por período'), { target: { value: 'week' } });
  const today = dayInSaoPaulo(new Date());
  await waitFor(() => expect(asked(calls, '/api/v1/payments').at(-1)!.get('payment.confirmed_to')).toBe(today));
  expect(asked(calls, '/api/v1/payments').map((query) => query.get('payment.created_to'))).toEqual([null, null]);
});

test('payment list: the totals are below the list, and marked when they are lower bounds', async () => {
  showList();
  const totals = await screen.findByRole('status', { name: 'Totais' });
  await waitFor(() => expect(totals.textContent).toBe('1 pagamentoTotal R$\u00a01.194,00'));
  cleanup();
  renderScreen(
    <PaymentListPage />,
    {
      'GET /api/v1/payments': { body: { items: [renewal], total: 10_000, total_is_estimate: true } },
      'GET /api/v1/payments/totals': { body: { n: 50_000, net: 500_000, is_at_least: true } },
    },
    { at: '/pagamentos?client.id=1001' },
  );
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Totais' }).textContent).toBe(
      'mais de 50.000 pagamentosTotal mais de R$\u00a0500.000,00',
    ),
  );
});

test('payment list: a client is found by name, and chosen by keyboard', async () => {
  const { calls } = showList();
  const box = screen.getByRole('combobox', { name: 'Filtrar por Cliente' });
  fireEvent.change(box, { target: { value: 'ana' } });
  expect(await screen.findByRole('option', { name: 'Ana Beatriz Falcão · 1001' })).toBeTruthy();
  expect(asked(calls, '/api/v1/clients').at(-1)?.get('client.filter')).toBe('ana');
  fireEvent.keyDown(box, { key: 'Enter' });
  const chip = (await screen.findByRole('button', { name: 'Remover o filtro Cliente' })).parentElement!;
  await waitFor(() => expect(chip.textContent).toBe('Cliente Ana Beatriz Falcão'));
  expect(asked(calls, '/api/v1/payments').at(-1)?.get('client.id')).toBe('1001');
});

test('payment list: a link from a coupon shows its code as a removable filter', async () => {
  const { calls } = showList('?coupon.id=1&perPage=20&page=1&sort=payment.created_at&order=-1');
  const chip = (await screen.findByRole('button', { name: 'Remover o filtro Cupom' })).parentElement!;
  await waitFor(() => expect(chip.textContent).toBe('Cupom MIRANTE50'));
  const list = calls.map(({ call }) => call).filter((call) => call.includes('perPage=20'));
  expect(list).toEqual([expect.stringContaining('coupon.id=1')]);
});
