// @vitest-environment happy-dom
import { clients } from '@mirante/contract/people/clients.ts';
import type { ClientRow } from '@mirante/domain/people/client.ts';
import { lazy } from '@mirante/ui-kit/boot/lazy.ts';
import { recordToasts } from '@mirante/ui-kit/testing/record-toasts.ts';
import { showToastsWith } from '@mirante/ui-kit/toasts/toast.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyActs } from '../record/lazy-acts.tsx';
import { page, type Answer } from '../testing/client-list.tsx';
import { BulkListPage } from './bulk-list-page.tsx';
import type { Bulk, BulkActsProps, BulkOutcome } from './bulk.ts';
import { selectFocusedRow } from './list-focus.ts';

let answer: Answer;
let outcome: BulkOutcome | undefined;
const Acts = ({ rows, onDone }: BulkActsProps<ClientRow>) => (
  <button onClick={() => onDone(outcome)}>Arquivar {rows.map(({ id }) => id).join(' ')}</button>
);
const bulk = { nameOf: ({ name }: ClientRow) => name, Acts: lazy(async () => ({ default: Acts })) };

const list = (of: Bulk<ClientRow> = bulk) => (
  <MemoryRouter initialEntries={['/clientes']}>
    <BulkListPage
      title="Clientes"
      noun={['cliente', 'clientes']}
      of={clients.listClients}
      use={() => ({ ...answer, refetch: () => undefined })}
      to={({ id }) => `/clientes/${id}`}
      columns={[
        { label: 'Nome', cell: 'name', sort: 'client.name', card: 'title' },
        { label: 'ID', cell: 'id', card: 'hidden' },
      ]}
      bulk={of}
    />
  </MemoryRouter>
);
/** Returns how other rows arrive. */
function show() {
  answer = { data: page([1, 2, 3, 4, 5], 40), isFetching: false };
  const { rerender } = render(list());
  return (ids: number[]) => {
    answer = { data: page(ids, 40), isFetching: false };
    rerender(list());
  };
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Selecionar ${name}` });
const select = (id: number, more: object = {}) => fireEvent.click(box(`Cliente ${id}`), more);
const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /Cliente/ })
    .flatMap(({ checked }, n) => (checked ? [n + 1] : []));
const bar = () => screen.findByRole('region', { name: 'Seleção' });
const acts = async () => (await screen.findByRole('button', { name: /^Arquivar/ })).textContent;

beforeEach(() => void (outcome = undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  showToastsWith(undefined);
});

describe('the selection of a list', () => {
  it('is told, and has the acts of its rows', async () => {
    show();
    expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull();
    select(2);
    select(4);
    expect(await acts()).toBe('Arquivar 2 4');
    expect(within(await bar()).getByText('2 clientes')).toBeTruthy();
    expect(screen.getByText('Seleção: 2 clientes desta página.').getAttribute('role')).toBe('status');
    select(2);
    expect(await acts()).toBe('Arquivar 4');
  });

  it('grows and shrinks by ranges with Shift', () => {
    show();
    select(2);
    select(4, { shiftKey: true });
    expect(selected()).toEqual([2, 3, 4]);
    select(5);
    select(3, { shiftKey: true });
    expect(selected()).toEqual([2]);
    select(1, { shiftKey: true });
    expect(selected()).toEqual([1, 2, 3]);
  });

  it('is all of the page, from the head or the bar, and none', async () => {
    show();
    select(3);
    expect(box('todas desta página').indeterminate).toBe(true);
    fireEvent.click(await screen.findByRole('button', { name: 'Selecionar a página' }));
    expect(selected()).toEqual([1, 2, 3, 4, 5]);
    expect(box('todas desta página').checked).toBe(true);
    fireEvent.click(box('todas desta página'));
    expect(selected()).toEqual([]);
    fireEvent.click(box('todas desta página'));
    expect(selected()).toEqual([1, 2, 3, 4, 5]);
  });

  it('is changed by key at the focused row, without opening it', () => {
    show();
    screen.getByRole('link', { name: 'Cliente 3' }).focus();
    act(selectFocusedRow);
    expect(selected()).toEqual([3]);
    expect(document.activeElement?.textContent).toBe('Cliente 3');
    act(selectFocusedRow);
    expect(selected()).toEqual([]);
  });

  it('loses rows that are gone, and ends with the rows of its page', async () => {
    const arrive = show();
    select(2);
    select(3);
    arrive([3, 4]);
    expect(await acts()).toBe('Arquivar 3');
    answer.isFetching = true;
    fireEvent.change(screen.getByLabelText('Por página'), { target: { value: '50' } });
    expect(await acts()).toBe('Arquivar 3');
    arrive([1, 2, 3, 4, 5, 6]);
    expect(selected()).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Arquivar/ })).toBeNull();
  });

  it('gives the focus back to its rows when cleared', async () => {
    show();
    select(4);
    const clear = await screen.findByRole('button', { name: 'Limpar seleção' });
    clear.focus();
    fireEvent.click(clear);
    await waitFor(() => expect(document.activeElement).toBe(box('Cliente 4')));
  });

  it('whose acts cannot be had, as after a deployment, says so, and the list stays', async () => {
    const { toasts } = recordToasts();
    answer = { data: page([1, 2, 3, 4, 5], 40), isFetching: false };
    const Gone = lazyActs<BulkActsProps<ClientRow>>(() => Promise.reject(new TypeError('Failed to fetch')));
    render(list({ ...bulk, Acts: Gone }));
    select(2);
    await expect
      .poll(() => toasts.map(({ text }) => text))
      .toEqual(['Não foi possível abrir. Confira sua conexão e recarregue a página.']);
    expect(within(await bar()).getByText('1 cliente')).toBeTruthy();
    expect(selected()).toEqual([2]);
  });

  it('can be made on a phone’s cards', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    show();
    select(1);
    fireEvent.click(await screen.findByRole('button', { name: 'Selecionar a página' }));
    expect(await acts()).toBe('Arquivar 1 2 3 4 5');
  });
});

describe('an act on selected rows', () => {
  const run = async (ids: number[]) => {
    show();
    for (const id of ids) select(id);
    fireEvent.click(await screen.findByRole('button', { name: /^Arquivar/ }));
  };

  it('tells what it did, takes the focus, and links to the rows that it skipped', async () => {
    outcome = {
      done: '1 cliente arquivado.',
      skipped: [
        { text: '1 não: alterado nesse meio-tempo', ids: [3] },
        { text: '1 não: removido', ids: [4], areGone: true },
      ],
    };
    await run([2, 3, 4]);
    const told = await screen.findByRole('region', { name: /^1 cliente arquivado\. 1 não: alterado/ });
    expect(document.activeElement).toBe(told);
    expect(selected()).toEqual([]);
    expect(within(told).queryByRole('button', { name: 'Desfazer' })).toBeNull();
    fireEvent.click(within(told).getByRole('button', { name: 'Ver quais' }));
    expect(
      within(told)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cliente 3', 'Cliente 4']);
    expect(
      within(told)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/clientes/3']);
    fireEvent.click(within(told).getByRole('button', { name: 'Fechar resultado' }));
    await waitFor(() => expect(document.activeElement).toBe(box('Cliente 2')));
  });

  it('is undone, which tells what that did', async () => {
    const undo = vi.fn<() => Promise<BulkOutcome | undefined>>(async () => undefined);
    outcome = { done: '2 clientes arquivados.', skipped: [], undo };
    await run([2, 3]);
    const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await press();
    expect(await screen.findByText('2 clientes arquivados.')).toBeTruthy();
    undo.mockResolvedValue({ done: '2 clientes como antes.', skipped: [] });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Desfazer' }).ariaDisabled).not.toBe('true'));
    await press();
    expect(await screen.findByRole('region', { name: '2 clientes como antes.' })).toBe(document.activeElement);
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });

  it('makes room for the next selection', async () => {
    outcome = { done: '1 cliente arquivado.', skipped: [] };
    await run([2]);
    expect(await screen.findByText('1 cliente arquivado.')).toBeTruthy();
    select(5);
    expect(await acts()).toBe('Arquivar 5');
    expect(screen.queryByText('1 cliente arquivado.')).toBeNull();
  });

  it('without an outcome gives the focus back to the rows', async () => {
    await run([3]);
    await waitFor(() => expect(document.activeElement).toBe(box('Cliente 3')));
  });
});
