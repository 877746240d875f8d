// @vitest-environment happy-dom
import type { StaffRole } from '@mirante/domain/access.ts';
import type { StaffPaymentRow } from '@mirante/domain/sales/payment.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ClientListPage } from '../features/people/clients/client-list-page.tsx';
import { PaymentListPage } from '../features/sales/payments/payment-list-page.tsx';
import { clientAnswers } from '../testing/client.ts';
import { renderScreen } from '../testing/render-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const page = (row: object) => ({ body: { items: [row], total: 1 } });
const clientRow = { id: 1001, name: 'Ana Beatriz Falcão', phone: null, created_at: '2026-01-02T12:00:00Z' };
const pix = {
  id: 5002,
  client_id: 1001,
  client_name: 'Ana Beatriz Falcão',
  client_removed: false,
  status: 'pending',
  expired: false,
  method: 'pix',
  type: 'buy',
  product_names: ['Top Fundos'],
  net: 10,
  amount: 10,
  discount: 0,
  refunded: 0,
  created_at: '2026-01-02T12:00:00Z',
} satisfies Partial<StaffPaymentRow>;

const showClients = (roles: StaffRole[] = ['atendimento']) =>
  renderScreen(<ClientListPage />, { ...clientAnswers(), 'GET /api/v1/clients': page(clientRow) }, { roles });
const showPayments = (row: object = pix, roles: StaffRole[] = ['atendimento']) =>
  renderScreen(
    <PaymentListPage />,
    {
      'GET /api/v1/payments': page(row),
      'GET /api/v1/payments/5002': { body: { ...row, pix_code: 'abc' } },
      'POST /api/v1/payments/5002/send-link': { body: { sent: true } },
    },
    { roles },
  );
async function acts(): Promise<(string | null)[]> {
  fireEvent.click(await screen.findByRole('button', { name: /^Ações de / }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}
async function act(name: string) {
  const item = () => screen.getByRole('menuitem', { name });
  await waitFor(() => expect(item().getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(item());
}
const clipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

test('client menu: has what support may do', async () => {
  showClients();
  expect(await acts()).toEqual([
    'Ver pagamentos',
    'Copiar email',
    'Adicionar produto',
    'Alterar email',
    'Alterar CPF',
    'Alterar telefones',
  ]);
});

test('client menu: has only what finance may do', async () => {
  showClients(['financeiro']);
  expect(await acts()).toEqual(['Ver pagamentos', 'Copiar email']);
});

test('client menu: copies the email, which the row lacks', async () => {
  const copied = clipboard();
  showClients();
  await acts();
  await act('Copiar email');
  await waitFor(() => expect(copied).toHaveBeenCalledExactlyOnceWith('ana@mirante.example'));
});

test('client menu: opens the form of a product to add', async () => {
  showClients();
  await acts();
  await act('Adicionar produto');
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar produto' }));
  expect(dialog.getByText(/sem custo para Ana Beatriz Falcão/)).toBeTruthy();
});

test('payment menu: copies the link of a pending Pix, and sends it once confirmed', async () => {
  const copied = clipboard();
  const { calls } = showPayments();
  expect(await acts()).toEqual(['Ver cliente', 'Ver pagamentos do cliente', 'Copiar link', 'Enviar link por email…']);
  await act('Copiar link');
  await waitFor(() => expect(copied).toHaveBeenCalledExactlyOnceWith('/#/pix-qr-code/abc'));
  await acts();
  await act('Enviar link por email…');
  expect(calls.map(({ call }) => call)).not.toContain('POST /api/v1/payments/5002/send-link');
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /api/v1/payments/5002/send-link')?.body).toEqual({
      channel: 'email',
    }),
  );
});

test.each([
  ['a paid one', { status: 'paid' }],
  ['an expired one', { expired: true }],
  ['a card', { method: 'credit_card' }],
])('payment menu: %s has no link', async (_what, more) => {
  const { calls } = showPayments({ ...pix, ...more });
  expect(await acts()).toEqual(['Ver cliente', 'Ver pagamentos do cliente']);
  expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual([
    '/clientes/1001',
    '/pagamentos?client.id=1001',
  ]);
  expect(calls.map(({ call }) => call)).not.toContain('GET /api/v1/payments/5002');
});

test('payment menu: does not lead to the page of a removed client, which is gone', async () => {
  showPayments({ ...pix, status: 'client_deleted', client_removed: true });
  expect(await acts()).toEqual(['Ver pagamentos do cliente']);
});
