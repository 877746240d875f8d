import { clients } from '@mirante/contract/people/clients.ts';
import type { ClientRow } from '@mirante/domain/people/client.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { filter } from '../list/filters.tsx';
import { ListPage } from '../list/list-page.tsx';

// With the schema loaded: use-list-query's tests cover the time before.
await clients.listClients.input();

const row = (id: number): ClientRow => ({
  id,
  name: `Cliente ${id}`,
  phone: '+5511900000101',
  product_code: null,
  product_name: null,
  product_status: null,
  product_expires_at: null,
  created_at: '2026-11-18T12:00:00Z',
});
export const page = (ids: number[], total = ids.length): Page<ClientRow> => ({ items: ids.map(row), total });

export interface Answer {
  data?: Page<ClientRow>;
  currentData?: Page<ClientRow>;
  isFetching: boolean;
  error?: unknown;
}
let answer: Answer;
/** The list's query hook: records its input, and returns what the test sets. */
export const read = vi.fn<(query: object) => Answer>(() => answer);
export const refetch = vi.fn<() => void>();
export const asked = () => read.mock.lastCall?.[0] as Record<string, unknown>;

function Address() {
  const { pathname, search } = useLocation();
  return (
    <output data-testid="address" data-path={pathname}>
      {search}
    </output>
  );
}
export const address = () => screen.getByTestId('address').textContent ?? '';
export const path = () => screen.getByTestId('address').dataset['path'];

export const list = (at = '') => (
  <MemoryRouter initialEntries={[`/clientes${at}`]}>
    <Address />
    <ListPage
      title="Clientes"
      of={clients.listClients}
      noun={['cliente', 'clientes']}
      to={({ id }) => `/clientes/${id}`}
      use={(query) => ({ ...read(query), refetch })}
      filters={[
        { label: 'Nome, email ou CPF', filter: filter.text('client.filter') },
        { label: 'Expira até', filter: filter.day('client.expires_to') },
      ]}
      columns={[
        { label: 'ID', cell: 'id', sort: 'client.id', filter: filter.number('client.id') },
        { label: 'Nome', cell: 'name', sort: 'client.name', card: 'title' },
        { label: 'Produto', cell: 'product_name', card: 'line' },
        {
          label: 'Situação',
          cell: 'product_status',
          filter: filter.choice('client.product_status', { active: 'ATIVO', expired: 'EXPIRADO' }),
        },
      ]}
    />
  </MemoryRouter>
);
export function show(next: Answer, at = '') {
  answer = next;
  const { rerender } = render(list(at));
  return (later: Answer) => {
    answer = later;
    rerender(list(at));
  };
}
export const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Filtrar por ${name}` });
export const type = (name: string, text: string) => fireEvent.change(box(name), { target: { value: text } });
export const found = () => screen.getByText(/^(mais de )?[\d.]+ clientes?$/).textContent;

/** The common setup of list tests: page and clock. */
export function listTests() {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.clearAllMocks();
  });
}
