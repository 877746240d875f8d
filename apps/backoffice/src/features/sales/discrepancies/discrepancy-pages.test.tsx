// @vitest-environment happy-dom
import type { Discrepancy } from '@mirante/domain/sales/discrepancy.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { DiscrepancyListPage } from './discrepancy-list-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const difference = (over: Partial<Discrepancy>): Discrepancy => ({
  id: 1,
  kind: 'wrong_amount',
  status: 'open',
  charge_code: '1005',
  payment_id: 77,
  client_id: 12,
  client_name: 'Ana Nogueira',
  client_removed: false,
  method: 'bank_slip',
  expected: 715.2,
  received: 715.19,
  found_at: '2026-05-05T12:00:00Z',
  resolved_at: null,
  resolved_by_name: null,
  note: null,
  attributed_to: null,
  ...over,
});
const answers = {
  'GET /api/v1/discrepancies': {
    body: {
      items: [
        difference({}),
        difference({ id: 2, kind: 'unpaid_here', payment_id: null, client_id: null, client_name: null }),
        difference({ id: 3, kind: 'paid_twice', status: 'kept', resolved_by_name: 'Rui', note: 'Combinado.' }),
      ],
      total: 3,
    },
  },
  'POST /api/v1/discrepancies/1/resolve': { status: 204 },
};
const open = async (kind: string) => {
  const row = within((await screen.findByRole('rowheader', { name: kind })).closest('tr')!);
  fireEvent.click(row.getByRole('button', { name: 'Resolver' }));
  return within(await screen.findByRole('dialog'));
};

test('discrepancy list: shows client and difference, resolved by one action with a note', async () => {
  const { calls, said } = renderScreen(<DiscrepancyListPage />, answers);
  const dialog = await open('Valor diferente');
  expect(screen.getByRole('cell', { name: 'Rui: Combinado.', hidden: true })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Resolver', hidden: true })).toHaveLength(3);
  fireEvent.change(dialog.getByLabelText('O que fazer'), { target: { value: 'return' } });
  expect(dialog.getByText(/devolva à mão antes/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('O que fazer'), { target: { value: 'attribute' } });
  expect(dialog.getByLabelText<HTMLInputElement>('ID do pagamento').value).toBe('77');
  fireEvent.click(dialog.getByRole('button', { name: 'Resolver' }));
  expect(await dialog.findByText('Campo obrigatório.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Observação'), { target: { value: 'Um centavo a menos.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Resolver' }));
  await waitFor(() => expect(said).toEqual(['Divergência resolvida!']));
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    by: 'attribute',
    payment_id: 77,
    note: 'Um centavo a menos.',
  });
});

test('discrepancy list: a refused resolution stays open, with the reason', async () => {
  const refusal = { status: 409, body: { detail: 'Já foi resolvida.', errors: [] } };
  const { calls } = renderScreen(<DiscrepancyListPage />, {
    ...answers,
    'POST /api/v1/discrepancies/1/resolve': refusal,
  });
  const dialog = await open('Valor diferente');
  fireEvent.change(dialog.getByLabelText('O que fazer'), { target: { value: 'return' } });
  fireEvent.change(dialog.getByLabelText('Observação'), { target: { value: 'Devolvido à mão.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Resolver' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Já foi resolvida.');
  expect(dialog.getByLabelText<HTMLInputElement>('Observação').value).toBe('Devolvido à mão.');
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ by: 'return', note: 'Devolvido à mão.' });
});

test('discrepancy list: owned ones can be resynced or kept, and the list filters by kind and state', async () => {
  const { calls } = renderScreen(<DiscrepancyListPage />, answers);
  const dialog = await open('Pago só no gateway');
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Sincronizar com o gateway',
    'Manter como está',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  fireEvent.change(screen.getByLabelText('Filtrar por Situação'), { target: { value: 'open' } });
  await waitFor(() => expect(calls.some(({ call }) => call.includes('discrepancy.status=open'))).toBe(true));
});

test('discrepancy list: on a phone each value has its label', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  renderScreen(<DiscrepancyListPage />, answers);
  const card = (await screen.findByText('Valor diferente')).closest('li')!;
  const lines = [...card.querySelectorAll(':scope > div')].map(({ textContent }) => textContent);
  expect(lines.slice(1, -2)).toEqual([
    'Pagamento 77',
    'Cliente Ana Nogueira',
    'Cobrança 1005',
    'Esperado R$\u00a0715,20',
    'No gateway R$\u00a0715,19',
  ]);
});

test('discrepancy list: when empty says that the books agree', async () => {
  renderScreen(<DiscrepancyListPage />, { 'GET /api/v1/discrepancies': { body: { items: [], total: 0 } } });
  expect(await screen.findByText(/Os registros daqui e os do gateway concordam/)).toBeTruthy();
  expect(screen.queryByText(/O que for criado/)).toBeNull();
});

test('discrepancy list: links to the client, unless removed', async () => {
  const removed = { id: 2, client_name: 'Cliente removido', client_removed: true };
  renderScreen(<DiscrepancyListPage />, {
    'GET /api/v1/discrepancies': { body: { items: [difference({}), difference(removed)], total: 2 } },
  });
  const linkOf = (name: string) => screen.getByText(name).closest('a')?.getAttribute('href');
  await screen.findByText('Ana Nogueira');
  expect([linkOf('Ana Nogueira'), linkOf('Cliente removido')]).toEqual(['/clientes/12', undefined]);
});
