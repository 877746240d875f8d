// @vitest-environment happy-dom
import { clients } from '@mirante/contract/people/clients.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { filter } from './filters.tsx';
import { ListPage } from './list-page.tsx';
import { asked, found, listTests, page, path, read, refetch, show } from '../testing/client-list.tsx';

listTests();
const pagerFetched = () => act(() => vi.dynamicImportSettled());
const twenty = Array.from({ length: 20 }, (_, i) => i + 1);

describe('the list footer', () => {
  it('shows the range of rows, which screen readers hear on paging, and the total', () => {
    show({ data: page([21, 22], 3482), isFetching: false }, '?page=3');
    expect(screen.getByText('21 a 22 de 3.482').role).toBe('status');
    expect(found()).toBe('3.482 clientes');
  });

  it('shows four pages on either side, and both ends', async () => {
    show({ data: page([1], 3482), isFetching: false }, '?page=50');
    await pagerFetched();
    const pages = within(screen.getByRole('navigation', { name: 'Páginas' }))
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(pages.filter(Boolean)).toEqual(['1', '46', '47', '48', '49', '50', '51', '52', '53', '54', '349']);
  });

  it('changes the page, and the page size', async () => {
    show({ data: page([1], 100), isFetching: false });
    await pagerFetched();
    fireEvent.click(screen.getByRole('button', { name: 'Ir para a página 3' }));
    expect(asked()['page']).toBe(3);
    fireEvent.change(screen.getByLabelText('Por página'), { target: { value: '50' } });
    expect(asked()).toMatchObject({ perPage: 50, page: 1 });
  });

  it('has texts for a single page and for none', () => {
    show({ data: page([1]), isFetching: false });
    expect(screen.getByText('Página única.')).toBeTruthy();
    cleanup();
    show({ data: page([]), isFetching: false });
    expect(screen.getAllByText('Nenhum resultado encontrado.').length).toBeGreaterThan(0);
  });

  it('shows "mais de" beyond the counting cap, with a next page', async () => {
    show({ data: { ...page(twenty, 10_000), total_is_estimate: true }, isFetching: false }, '?page=500');
    await pagerFetched();
    expect(found()).toBe('mais de 10.000 clientes');
    expect(screen.getByRole('button', { name: 'Ir para a página 501' })).toBeTruthy();
  });
});

describe('list cards', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('omit lines without a value', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    show({ data: page([1]), isFetching: false });
    expect(screen.getByRole('listitem').textContent).toBe('Cliente 1ID 1');
    cleanup();
    show({ data: { items: [{ ...page([1]).items[0]!, product_name: 'Top Fundos' }], total: 1 }, isFetching: false });
    expect(screen.getByText('Top Fundos')).toBeTruthy();
  });
});

describe('list rows', () => {
  it("link to their record's page", () => {
    show({ data: page([7]), isFetching: false });
    expect(screen.getByRole('link', { name: 'Cliente 7' }).getAttribute('href')).toBe('/clientes/7');
  });

  it('open it on a click anywhere', () => {
    show({ data: page([7]), isFetching: false });
    fireEvent.click(screen.getByRole('cell', { name: '7' }));
    expect(path()).toBe('/clientes/7');
  });

  it('open it in a new tab by Ctrl or the middle button, and not by the right one, nor when text was selected', () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    show({ data: page([7]), isFetching: false });
    const cell = screen.getByRole('cell', { name: '7' });
    const press = (button: number) => fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button }));
    fireEvent.click(cell, { ctrlKey: true });
    press(1);
    press(2);
    vi.spyOn(globalThis, 'getSelection').mockReturnValue({ toString: () => '7' } as Selection);
    fireEvent.click(cell);
    expect(path()).toBe('/clientes');
    expect(opened.mock.calls.map(([address]) => new URL(String(address)).pathname)).toEqual([
      '/clientes/7',
      '/clientes/7',
    ]);
    vi.restoreAllMocks();
  });

  it('stay while the next page loads', () => {
    const again = show({ data: page([7]), isFetching: false });
    again({ data: page([7]), isFetching: true });
    expect(screen.getByText('Cliente 7')).toBeTruthy();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  it('are eight skeletons on the first load', () => {
    show({ isFetching: true });
    expect(document.querySelectorAll('tbody tr')).toHaveLength(8);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  it('that arrive are rendered after the frame, which is busy until then', () => {
    const again = show({ isFetching: true });
    read.mockClear();
    again({ data: page([7]), isFetching: false });
    expect(read).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Cliente 7')).toBeTruthy();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
  });

  it('of an empty filter result offer to clear the filters', () => {
    show({ data: page([]), isFetching: false }, '?client.filter=zzz');
    const nothing = within(screen.getByRole('table'));
    expect(nothing.getByText('Sem resultados para o filtro')).toBeTruthy();
    fireEvent.click(nothing.getByRole('button', { name: 'Limpar filtros' }));
    expect(asked()['client.filter']).toBeUndefined();
  });

  it.each([
    [page([], 45), 5],
    [{ ...page([], 10_000), total_is_estimate: true as const }, 1000],
  ])('of a page beyond the end lead to the last page: %#', (data, last) => {
    show({ data, isFetching: false }, '?page=2000');
    fireEvent.click(screen.getByRole('button', { name: 'Ir para a última página' }));
    expect(asked()['page']).toBe(last);
  });

  it('that failed to load are replaced by the error', () => {
    const failed = { data: page([7]), isFetching: false, error: { status: 503, detail: '', errors: [] } };
    const again = show(failed);
    expect(screen.getByText('Não foi possível carregar a lista')).toBeTruthy();
    expect(screen.getByText('Código 503')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Nome' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(refetch).toHaveBeenCalledOnce();
    again({ ...failed, isFetching: true });
    expect(screen.queryByText('Código 503')).toBeNull();
  });

  it('stay when a refetch fails, with a retry', () => {
    const seen = { data: page([7]), currentData: page([7]), isFetching: false };
    show({ ...seen, error: { status: 503, detail: '', errors: [] } });
    expect(screen.getByText('Cliente 7')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/^Não foi possível atualizar a lista/);
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(refetch).toHaveBeenCalledOnce();
  });
});

it('a list page refuses unknown sorts, filters and fields at compile time', () => {
  const use = () => ({ isFetching: true, refetch });
  const shell = { title: '', of: clients.listClients, use };
  const wrong = [
    // @ts-expect-error no such sort
    <ListPage key="1" {...shell} columns={[{ label: '', cell: 'id', sort: 'client.password' }]} />,
    // @ts-expect-error no such filter
    <ListPage key="2" {...shell} columns={[{ label: '', cell: 'id', filter: filter.text('client.shoe_size') }]} />,
    // @ts-expect-error no such field
    <ListPage key="3" {...shell} columns={[{ label: '', cell: 'shoe_size' }]} />,
  ];
  expect(wrong).toHaveLength(3);
});
