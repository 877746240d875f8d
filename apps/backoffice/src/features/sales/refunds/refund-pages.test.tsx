// @vitest-environment happy-dom
import type { Refund } from '@mirante/domain/sales/refund.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { show } from '../../../testing/show.tsx';
import { RefundEditPage } from './refund-edit-page.tsx';
import { RefundListPage } from './refund-list-page.tsx';

afterEach(cleanup);

const refund: Refund = {
  id: 3001,
  client_id: 1004,
  client_name: 'Davi Conceição Prado',
  client_product_id: 8004,
  product_name: 'Top Fundos',
  payment_id: 5004,
  amount: 400,
  obs: null,
  created_at: '2026-11-21T12:00:00Z',
  refunded_at: null,
  limit: 1000,
  version: 'v1',
};
const answers = { 'GET /api/v1/refunds/3001': { body: refund }, 'GET /api/v1/refunds/3001/changes': { body: [] } };
const page = { at: to.editRefund(3001), path: to.editRefund(':id') };

test('a refund never takes more than was paid: the amount says so and has the focus', async () => {
  const message = 'Não pode passar do que foi pago.';
  const { calls } = show(
    <RefundEditPage />,
    {
      ...answers,
      'PATCH /api/v1/refunds/3001': { status: 422, body: { detail: 'x', errors: [{ path: 'amount', message }] } },
    },
    page,
  );
  const amount = await screen.findByLabelText('Valor');
  expect(screen.getByText(/^Até R\$\s1\.000,00, o que foi pago\.$/)).toBeTruthy();
  fireEvent.input(amount, { target: { value: '999999,00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(amount));
  const sent = calls.find(({ call }) => call.startsWith('PATCH'))!;
  expect([sent.body, sent.headers.get('if-match')]).toEqual([{ amount: 999_999, obs: null }, '"v1"']);
});

test('a refund that the gateway gave back says that only its record changes', async () => {
  const given = { ...refund, refunded_at: '2026-11-22T12:00:00Z' };
  show(<RefundEditPage />, { ...answers, 'GET /api/v1/refunds/3001': { body: given } }, page);
  expect(
    await screen.findByText(/^Já devolvido pelo meio de pagamento em 22\/11\/2026: aqui muda só o registro/),
  ).toBeTruthy();
});

test('a refund in the list leads to its client and to what was bought, and asks before it is removed', async () => {
  show(<RefundListPage />, { 'GET /api/v1/refunds': { body: { items: [refund], total: 1 } } });
  const row = within(await screen.findByRole('row', { name: /Davi/ }));
  expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/clientes/1004',
    '/clientes/1004/produto/8004',
    '/reembolsos/3001/editar',
  ]);
  fireEvent.click(row.getByRole('button', { name: 'Remover' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Deseja mesmo remover o reembolso?' }));
  expect(dialog.getByText(/A remoção será irreversível\./)).toBeTruthy();
});
