// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import type { StaffRole } from '@mirante/domain/access.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { HomePage } from './home-page.tsx';

const list = { body: { items: [], total: 0 } };
const answers = {
  'GET /api/v1/clients': list,
  'GET /api/v1/payments': list,
  'GET /api/v1/overview/revenue': {
    body: {
      from: '2026-05-01',
      to: '2026-05-30',
      parts: [],
      before: { n: 0, amount: 0 },
      receivable: { n: 0, amount: 0 },
    },
  },
  'GET /api/v1/overview/funnel': {
    body: { from: '2026-05-01', to: '2026-05-30', reached: [1200, 800, 600, 500, 300] },
  },
  'GET /api/v1/overview/subscribers': {
    body: [
      { product_id: 100, product_code: 'mirante_consultoria', product_name: 'Mirante Consultoria', subscribers: 12 },
    ],
  },
  'GET /api/v1/overview/renewals': {
    body: [
      { from: '2026-05-01', to: '2026-05-07', n: 3 },
      { from: '2026-05-08', to: '2026-05-14', n: 5 },
    ],
  },
  'GET /api/v1/overview/pending': {
    body: [
      {
        id: 5002,
        client_id: 1001,
        client_name: 'Ana Beatriz Falcão',
        method: 'pix',
        expired: false,
        created_at: '2026-05-04T12:00:00Z',
        due_at: null,
        n: 1,
        total: 99.5,
      },
      {
        id: 5003,
        client_id: 1002,
        client_name: 'Bruno Sá',
        method: 'bank_slip',
        expired: true,
        created_at: '2026-05-05T12:00:00Z',
        due_at: '2026-05-08T12:00:00Z',
        n: 3,
        total: 300,
      },
    ],
  },
};
const open = (role: StaffRole, at = '/', more: object = {}) =>
  renderScreen(<HomePage />, { ...answers, ...more }, { roles: [role], at });
const items = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');

test('home page: has a card for each area, with its first two links', async () => {
  open('administrador');
  const links = (await items('Áreas')).map((card) =>
    within(card)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  );
  expect(links).toContainEqual(['Listar usuários', 'Permissões']);
  expect(links).toContainEqual(['Listar clientes', 'Pagamentos pendentes']);
  expect(screen.getByRole('link', { name: 'Pagamentos pendentes' }).getAttribute('href')).toBe(
    '/clientes?client.pending_payments=true',
  );
});

test('home page: support is told of those who wait for their data to be erased, and finance is not', async () => {
  open('atendimento', '/', { 'GET /api/v1/clients': { body: { items: [], total: 2 } } });
  const link = await screen.findByRole('link', { name: /^Pedidos de exclusão de dados/ });
  await waitFor(() => expect(link.textContent).toBe('Pedidos de exclusão de dados2'));
  expect(link.getAttribute('href')).toBe('/clientes?client.erasure_request=true');
  cleanup();
  open('financeiro');
  await items('Áreas');
  expect(screen.queryByRole('link', { name: /Pedidos de exclusão/ })).toBeNull();
});

test("home page: the funnel shows each step's count and share of the first", async () => {
  open('administrador');
  const funnel = within(await screen.findByRole('region', { name: 'Funil do checkout' }));
  const steps = await funnel.findAllByRole('listitem');
  for (const [step, n, part] of [
    [0, '1.200', '100,0%'],
    [1, '800', '66,7%'],
    [2, '600', '50,0%'],
    [3, '500', '41,7%'],
    [4, '300', '25,0%'],
  ] as const)
    for (const text of [n, part]) expect(within(steps[step]!).getByText(text)).toBeTruthy();
  expect(steps.map((step) => step.querySelector('small')?.textContent)).toEqual([
    'etapa 1',
    'etapa 2',
    'etapa 3',
    'etapa 4',
    '−40,0%',
  ]);
});

test('home page: a step that loses nobody has no minus sign', async () => {
  open('administrador', '/', {
    'GET /api/v1/overview/funnel': { body: { from: '2026-05-01', to: '2026-05-30', reached: [10, 10, 10, 10, 5] } },
  });
  const shown = within(await screen.findByRole('region', { name: 'Funil do checkout' }));
  expect((await shown.findAllByText('0,0%')).length).toBe(3);
});

test('home page: expiring products by week link to their clients', async () => {
  open('administrador');
  const weeks = await items('Produtos que vencem, por semana');
  expect(weeks.map(({ textContent }) => textContent)).toEqual(['01/05 a 07/053', '08/05 a 14/055']);
  expect(within(weeks[1]!).getByRole('link').getAttribute('href')).toBe(
    '/clientes?client.product_status=active&client.expires_from=2026-05-08&client.expires_to=2026-05-14&sort=client.product_expires_at&order=1',
  );
});

test('home page: subscribers and oldest pending payments link to the rows that they count', async () => {
  open('atendimento');
  const [product] = await items('Assinantes ativos por produto');
  expect(product!.textContent).toContain('12');
  expect(within(product!).getByRole('link').getAttribute('href')).toBe(
    '/clientes?client.product_id=100&client.product_status=active',
  );
  const [pending, several] = await items('Pagamentos pendentes mais antigos');
  expect(pending!.textContent).toContain('desde 04/05/2026');
  expect(within(pending!).getByRole('link').getAttribute('href')).toBe('/pagamentos/5002');
  expect(several!.textContent).toContain('3 pagamentos');
  expect(within(several!).getByRole('link').getAttribute('href')).toBe(
    '/pagamentos?payment.status=open&sort=payment.created_at&order=1&client.id=1002',
  );
});

test('home page: all figures use the period in the URL', async () => {
  const { calls } = open('administrador', '/?dias=90');
  await items('Produtos que vencem, por semana');
  const asked = ['revenue', 'funnel', 'renewals', 'pending'];
  for (const part of asked) expect(calls.map(({ call }) => call)).toContain(`GET /api/v1/overview/${part}?days=90`);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '90 dias' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '7 dias' }));
  await waitFor(() => {
    for (const part of asked) expect(calls.map(({ call }) => call)).toContain(`GET /api/v1/overview/${part}?days=7`);
  });
});

test('home page: growth names the period it was read for, while another is on its way', async () => {
  const body = {
    from: '2026-05-29',
    to: '2026-05-30',
    parts: [],
    before: { n: 1, amount: 5 },
    receivable: { n: 0, amount: 0 },
  };
  const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
  const read = [{ body }, promise];
  open('administrador', '/?dias=90', { 'GET /api/v1/overview/revenue': () => read.shift() });
  const figures = await screen.findByRole('region', { name: 'Resumo da receita' });
  await within(figures).findAllByText(/contra 2 dias antes/);
  fireEvent.click(screen.getByRole('radio', { name: '7 dias' }));
  expect(within(figures).queryByText(/contra 7 dias antes/)).toBeNull();
  resolve({ body: { ...body, from: '2026-05-24' } });
  expect(await within(figures).findAllByText(/contra 7 dias antes/)).toHaveLength(3);
});

const paidBy = (first: object, second: object) => ({
  'GET /api/v1/overview/revenue': {
    body: {
      from: '2026-05-29',
      to: '2026-05-30',
      parts: [
        { day: '2026-05-29', n: 1, ...first },
        { day: '2026-05-29', n: 1, ...second },
      ],
      before: { n: 0, amount: 0 },
      receivable: { n: 0, amount: 0 },
    },
  },
});
const coloursOf = async () =>
  (await items('Receita por método'))
    .filter((item) => item.querySelector('i'))
    .map((item) => [item.textContent.trim().split(' R$')[0], item.querySelector('i')!.style.backgroundColor]);

test('home page: a payment method has a fixed colour', async () => {
  const expected = [
    ['Cartão de crédito', 'var(--s1)'],
    ['Boleto', 'var(--s3)'],
  ];
  open('administrador', '/', paidBy({ method: 'bank_slip', amount: 900 }, { method: 'credit_card', amount: 100 }));
  expect(await coloursOf()).toEqual(expected);
  cleanup();
  open('administrador', '/', paidBy({ method: 'bank_slip', amount: 100 }, { method: 'credit_card', amount: 900 }));
  expect(await coloursOf()).toEqual(expected);
});

test('home page: the revenue table links to the payments of a day, and of a method on it', async () => {
  open('administrador', '/', paidBy({ method: 'bank_slip', amount: 900 }, { method: 'pix', amount: 100 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ver como tabela' }));
  const table = within(await screen.findByRole('region', { name: 'Receita por dia e método, em tabela' }));
  expect(table.getByRole('link', { name: '29/05/2026' }).getAttribute('href')).toBe(
    '/pagamentos?payment.status=paid&payment.confirmed_from=2026-05-29&payment.confirmed_to=2026-05-29&sort=payment.confirmed_at&order=-1',
  );
  expect(table.getByRole('link', { name: /^Boleto em 29\/05\/2026/ }).getAttribute('href')).toContain(
    'payment.method=bank_slip',
  );
  expect(table.queryByRole('link', { name: '30/05/2026' })).toBeNull();
});

test('home page: support sees no revenue, and a trader only the areas', async () => {
  open('atendimento');
  expect(await screen.findByRole('region', { name: 'Assinantes ativos por produto' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: /Receita|Funil/ })).toBeNull();
  cleanup();
  const { calls } = open('trader');
  expect(await items('Áreas')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: /Receita|Funil|Assinantes|pendentes/ })).toBeNull();
  expect(calls).toEqual([]);
});

test('home page: a house in its first days is told that nothing has happened yet, and counts one as one', async () => {
  const none = {
    'GET /api/v1/overview/funnel': { body: { from: '2026-05-01', to: '2026-05-30', reached: [0, 0, 0, 0, 0] } },
  };
  open('administrador', '/', { ...none, 'GET /api/v1/overview/subscribers': { body: [] } });
  expect(await screen.findByText('Ainda não há produtos para assinar.')).toBeTruthy();
  const funnel = await screen.findByRole('region', { name: 'Funil do checkout' });
  await waitFor(() => expect(funnel.textContent).toContain('Ninguém começou uma compra'));
  expect(funnel.textContent).not.toContain('conclui');
  cleanup();
  const one = { product_id: 1, product_code: 'boletim', product_name: 'Boletim', subscribers: 1 };
  open('administrador', '/', { 'GET /api/v1/overview/subscribers': { body: [one] } });
  expect(await screen.findByText('1 assinatura')).toBeTruthy();
});
