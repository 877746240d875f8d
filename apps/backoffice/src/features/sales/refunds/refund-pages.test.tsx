// @vitest-environment happy-dom
import type { Refund } from '@mirante/domain/sales/refund.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { to } from '../../../app/to.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { RefundEditPage } from './refund-edit-page.tsx';
import { RefundListPage } from './refund-list-page.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const refund: Refund = {
  id: 3001,
  client_id: 1004,
  client_name: 'Davi Conceição Prado',
  client_removed: false,
  client_product_id: 8004,
  product_name: 'Top Fundos',
  payment_id: 5004,
  amount: 400,
  obs: null,
  created_at: '2026-11-21T12:00:00Z',
  refunded_at: null,
  state: 'asked',
  limit: 1000,
  reversed: false,
  version: 'v1',
};
const answers = { 'GET /api/v1/refunds/3001': { body: refund }, 'GET /api/v1/refunds/3001/changes': { body: [] } };
const page = { at: to.editRefund(3001), path: to.editRefund(':id') };

test('refund form: an amount above the paid one is refused, with the focus on it', async () => {
  const message = 'Não pode passar do que foi pago.';
  const { calls } = renderScreen(
    <RefundEditPage />,
    {
      ...answers,
      'PATCH /api/v1/refunds/3001': { status: 422, body: { detail: 'x', errors: [{ path: 'amount', message }] } },
    },
    page,
  );
  const amount = await screen.findByLabelText('Valor');
  expect(screen.getByText(/^Até R\$\s1\.000,00, o que foi pago pelo produto\.$/)).toBeTruthy();
  fireEvent.input(amount, { target: { value: '999999,00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(amount));
  const sent = calls.find(({ call }) => call.startsWith('PATCH'))!;
  expect([sent.body, sent.headers.get('if-match')]).toEqual([{ amount: 999_999, obs: null }, '"v1"']);
});

test.each<[Partial<Refund>, RegExp, string[]]>([
  [{}, /^Até R\$\s1\.000,00/, ['Marcar como devolvido']],
  [{ state: 'sent' }, /^Enviado ao gateway/, []],
  [{ state: 'failed' }, /^O envio falhou/, ['Enviar de novo', 'Marcar como devolvido']],
  [{ state: 'returned', refunded_at: '2026-11-22T12:00:00Z' }, /^Devolvido pelo gateway em 22\/11\/2026/, []],
  [{ state: 'by_hand', refunded_at: '2026-11-22T12:00:00Z' }, /^Devolvido à mão em 22\/11\/2026/, []],
])(
  'refund form: a refund that is %j shows whether its amount can change, and its actions',
  async (stands, says, moves) => {
    const now = { ...refund, ...stands };
    renderScreen(<RefundEditPage />, { ...answers, 'GET /api/v1/refunds/3001': { body: now } }, page);
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Valor').disabled).toBe(now.state !== 'asked');
    const buttons = screen.queryAllByRole('button', { name: /de novo|como devolvido/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(moves);
  },
);

test.each(['asked', 'failed'] as const)(
  'refund form: one that is %s and whose payment the bank reversed says so, without actions',
  async (state) => {
    const reversed = { ...refund, state, reversed: true };
    renderScreen(<RefundEditPage />, { ...answers, 'GET /api/v1/refunds/3001': { body: reversed } }, page);
    expect(await screen.findByText(/^O banco já devolveu este pagamento/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /de novo|como devolvido/ })).toBeNull();
  },
);

test('refund form: retrying a failed refund asks for confirmation', async () => {
  const { calls } = renderScreen(
    <RefundEditPage />,
    {
      ...answers,
      'GET /api/v1/refunds/3001': { body: { ...refund, state: 'failed' } },
      'POST /api/v1/refunds/3001/retry': { status: 204 },
    },
    page,
  );
  const name = 'Enviar de novo';
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Enviar R\$\s400,00 de novo\?$/ }));
  fireEvent.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /api/v1/refunds/3001/retry'));
});

test.each(['asked', 'failed'] as const)(
  'refund form: marking one that is %s as returned asks how it was',
  async (state) => {
    const { calls } = renderScreen(
      <RefundEditPage />,
      {
        ...answers,
        'GET /api/v1/refunds/3001': { body: { ...refund, state } },
        'POST /api/v1/refunds/3001/by-hand': { status: 204 },
      },
      page,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Marcar como devolvido' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^R\$\s400,00 já voltaram ao cliente\?$/ }));
    expect(dialog.queryByText(/Confira antes no gateway/) !== null).toBe(state === 'failed');
    const reason = 'Por Pix, da conta da casa.';
    fireEvent.input(dialog.getByLabelText('Como foi devolvido'), { target: { value: reason } });
    fireEvent.click(dialog.getByRole('button', { name: 'Marcar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const written = calls.filter(({ call }) => !call.startsWith('GET'));
    expect(written).toMatchObject([{ call: 'POST /api/v1/refunds/3001/by-hand', body: { reason } }]);
  },
);

test('refund form: a sent refund is read again until it is returned', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let state: Refund['state'] = 'sent';
  const { calls } = renderScreen(
    <RefundEditPage />,
    { ...answers, 'GET /api/v1/refunds/3001': () => ({ body: { ...refund, state, refunded_at: refund.created_at } }) },
    page,
  );
  await screen.findByText('ENVIADO');
  state = 'returned';
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(await screen.findByText('DEVOLVIDO')).toBeTruthy();
  const reads = () => calls.filter(({ call }) => call === 'GET /api/v1/refunds/3001').length;
  expect(reads()).toBe(2);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reads()).toBe(2);
});

test('refund list: shows states, and their sums below', async () => {
  const items = [refund, { ...refund, id: 3002, state: 'sent', client_name: 'Bruno Reis' }];
  const sums = [
    { state: 'sent', n: 1, amount: 400 },
    { state: 'asked', n: 3, amount: 1200.1 },
  ];
  renderScreen(<RefundListPage />, { 'GET /api/v1/refunds': { body: { items, total: 4, sums } } });
  expect(await screen.findByRole('row', { name: /Davi.*SOLICITADO/ })).toBeTruthy();
  const sent = within(screen.getByRole('row', { name: /Bruno.*ENVIADO/ }));
  expect([
    sent.queryByRole('button', { name: /^Remover/ }),
    sent.getByRole('link', { name: 'Editar o reembolso 3002' }),
  ]).toEqual([null, expect.anything()]);
  const shownSums = [...document.querySelectorAll('dl[aria-label="Somas"] > div')].map(({ textContent }) =>
    textContent.replace(/\s/g, ' '),
  );
  expect(shownSums).toEqual(['SOLICITADO 3R$ 1.200,10', 'ENVIADO 1R$ 400,00', 'Total 4R$ 1.600,10']);
});

test('refund list: a removed client and their acquisition have no link', async () => {
  const row = { ...refund, state: 'returned', client_name: 'Cliente removido', client_removed: true };
  renderScreen(<RefundListPage />, { 'GET /api/v1/refunds': { body: { items: [row], total: 1, sums: [] } } });
  const shown = within(await screen.findByRole('row', { name: /Cliente removido/ }));
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/reembolsos/3001/editar']);
});

test('refund list: links to client and acquisition, and asks before a removal', async () => {
  const failed = { ...refund, id: 3002, state: 'failed', client_name: 'Bruno Reis' };
  const removed = { ...refund, id: 3003, state: 'removed', client_name: 'Ana Lima' };
  const { calls } = renderScreen(<RefundListPage />, {
    'GET /api/v1/refunds': { body: { items: [refund, failed, removed], total: 3, sums: [] } },
    'DELETE /api/v1/refunds/3001': { status: 204 },
  });
  const row = within(await screen.findByRole('row', { name: /Davi/ }));
  expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/clientes/1004',
    '/clientes/1004/produto/8004',
    '/reembolsos/3001/editar',
  ]);
  fireEvent.click(row.getByRole('button', { name: 'Remover o reembolso 3001' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Deseja mesmo remover o reembolso?' }));
  expect(
    dialog.getByText(/A remoção será irreversível\. Ainda não foi enviado: o cliente não recebe R\$\s400,00\./),
  ).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('DELETE /api/v1/refunds/3001'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Remover o reembolso 3002' }));
  expect(await screen.findByText(/O envio falhou: o cliente não recebe R\$\s400,00 por aqui\./)).toBeTruthy();
  const gone = within(screen.getByRole('row', { name: /Ana Lima/, hidden: true }));
  expect(gone.queryAllByRole('button', { hidden: true })).toEqual([]);
});
