// @vitest-environment happy-dom
import { addDays, dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PaymentListPage } from './payment-list-page.tsx';
import { renewal } from '../../../testing/staff-payment.ts';

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
