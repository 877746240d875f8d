// @vitest-environment happy-dom
import type { ExpiringProductRow } from '@mirante/domain/sales/expiring-product.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ExpiringProductListPage } from './expiring-product-list-page.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const row: ExpiringProductRow = {
  id: 1,
  client_id: 12,
  client_name: 'Ana',
  product_id: 2,
  product_name: 'Top Fundos',
  status: 'active',
  expires_at: '2026-12-01T02:59:59Z',
  created_at: '2025-12-01T12:00:00Z',
  reminded_at: null,
};
const PATH = '/api/v1/client-products-to-expire';
const counted = { mails: 2, people: 1, skipped: [{ reason: 'reminded', n: 3 }] };
const answers = {
  'GET /api/v1/all-products': { body: [] },
  [`GET ${PATH}`]: { body: { items: [row, { ...row, id: 2, product_name: 'Full Trader' }], total: 2 } },
  [`POST ${PATH}/reminders/count`]: { body: counted },
  [`POST ${PATH}/reminders`]: { body: counted },
};

test('expiring product list: selected rows are reminded after a preview of recipients and skipped ones', async () => {
  const { calls, said } = renderScreen(<ExpiringProductListPage />, answers);
  for (const product of ['Top Fundos', 'Full Trader'])
    fireEvent.click(await screen.findByRole('checkbox', { name: `Selecionar Ana, ${product}` }));
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar lembretes' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('1 pessoa recebe 2 emails, um por produto.');
  expect(dialog.getByRole('listitem').textContent).toBe('3: o cliente já foi avisado nos últimos 7 dias');
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar 2 emails' }));
  await waitFor(() => expect(said).toEqual(['2 lembretes enviados!']));
  const posts = calls.filter(({ call }) => call.startsWith('POST'));
  expect(posts.map(({ body }) => body)).toEqual([{ ids: [1, 2] }, { ids: [1, 2] }]);
  expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull();
});

test('expiring product list: all hits of the filters are reminded, unless nobody would get a mail', async () => {
  const { calls } = renderScreen(
    <ExpiringProductListPage />,
    { ...answers, [`POST ${PATH}/reminders/count`]: { body: { mails: 0, people: 0, skipped: [] } } },
    { at: '/vencimentos?client_product.days=7' },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Lembrar todos do filtro' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('Ninguém receberia um email.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Enviar 0 emails' }).disabled).toBe(true);
  expect(calls.find(({ call }) => call.startsWith('POST'))!.body).toEqual({ 'client_product.days': 7 });
});

test('expiring product list: what was cancelled or replaced before its end does not expire', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), toFake: ['Date'] });
  const past = '2026-11-24T02:59:59Z';
  const rows = [
    row,
    { ...row, id: 2, status: 'cancelled' },
    { ...row, id: 3, status: 'expired' },
    { ...row, id: 4, status: 'expired', expires_at: past },
  ];
  renderScreen(<ExpiringProductListPage />, { [`GET ${PATH}`]: { body: { items: rows, total: 4 } } });
  expect((await screen.findAllByText(/^(30|23)\/11\/2026/)).map((cell) => cell.textContent)).toEqual([
    '30/11/2026 (expira em 5 dias)',
    '30/11/2026',
    '30/11/2026',
    '23/11/2026 (expirado há 2 dias)',
  ]);
});
