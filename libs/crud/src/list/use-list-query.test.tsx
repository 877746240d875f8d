// @vitest-environment happy-dom
import { clients } from '@mirante/contract/people/clients.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { HashRouter, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { filtersIn, useListQuery } from './use-list-query.ts';

beforeAll(async () => {
  await clients.listClients.input();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function at(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/clientes${search}`]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ ...useListQuery(clients.listClients), search: useLocation().search, go: useNavigate() }), {
    wrapper,
  }).result;
}

describe('a list without state in its URL', () => {
  it("uses its contract's defaults", () => {
    expect(at('').current.query).toMatchObject({ page: 1, perPage: 10, sort: 'client.created_at', order: -1 });
  });
});

describe("a list's URL", () => {
  it("is parsed with the contract's types", () => {
    const { query } = at(
      '?page=3&perPage=50&sort=client.name&order=1&client.id=7&client.product_status=active',
    ).current;
    expect(query).toMatchObject({
      page: 3,
      perPage: 50,
      sort: 'client.name',
      order: 1,
      'client.id': 7,
      'client.product_status': 'active',
    });
    expect(filtersIn(query).toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
      ['client.id', 7],
      ['client.product_status', 'active'],
    ]);
  });

  it.each([
    ['an unknown filter', '?client.shoe_size=42&client.id=7', ['client.shoe_size']],
    ['a value that is none of the options', '?client.product_status=sleeping&client.id=7', ['client.product_status']],
    ['a number that is not one', '?page=x&client.id=7', ['page']],
    ['a sort that no column has', '?sort=password&client.id=7', ['sort']],
    ['a day that does not exist', '?client.created_at=2026-02-31&client.id=7', ['client.created_at']],
    ['several of these', '?foo=1&order=5&client.id=7', ['foo', 'order']],
  ])('ignores %s, and reports it', (_what, search, ignored) => {
    const { current } = at(search);
    expect(current.ignored).toEqual(ignored);
    expect(current.query).toMatchObject({ page: 1, sort: 'client.created_at', 'client.id': 7 });
  });
});

describe("a change of a list's state", () => {
  it('is written to the URL, and returns to the first page', () => {
    const result = at('?page=4&client.id=7');
    act(() => result.current.change({ 'client.product_status': 'active' }));
    expect(result.current.search).toBe(
      '?page=1&perPage=10&sort=client.created_at&order=-1&client.id=7&client.product_status=active',
    );
    expect(result.current.query).toMatchObject({ page: 1, 'client.product_status': 'active' });
  });

  it('of the page keeps everything else', () => {
    const result = at('?client.id=7');
    act(() => result.current.change({ page: 2 }));
    expect(result.current.query).toMatchObject({ page: 2, 'client.id': 7 });
  });

  it('does not bring it back while another page is loading', async () => {
    const Loading = lazy(() => new Promise<never>(() => undefined));
    const wrapper = ({ children }: { children: ReactNode }) => (
      <HashRouter>
        <Suspense>
          <Routes>
            <Route path="/clientes" element={children} />
            <Route path="/pagamentos" element={<Loading />} />
          </Routes>
        </Suspense>
      </HashRouter>
    );
    location.hash = '#/clientes';
    const { result } = renderHook(() => ({ ...useListQuery(clients.listClients), go: useNavigate() }), { wrapper });
    await act(async () => result.current.go('/pagamentos'));
    act(() => result.current.change({ 'client.id': 7 }));
    expect(location.hash).toBe('#/pagamentos');
  });

  it('is made to an earlier one that is not shown yet, but not after Back', () => {
    const result = at('?client.id=7&page=2');
    const { change } = result.current;
    act(() => {
      change({ 'client.product_status': 'active' });
      change({ sort: 'client.name' });
    });
    expect(result.current.query).toMatchObject({
      page: 1,
      sort: 'client.name',
      'client.id': 7,
      'client.product_status': 'active',
    });
    act(() => void result.current.go(-2));
    act(() => result.current.change({ order: 1 }));
    expect(result.current.search).toBe('?page=1&perPage=10&sort=client.created_at&order=1&client.id=7');
  });

  it.each([undefined, ''])('to %j removes a filter', (nothing) => {
    const result = at('?client.id=7');
    act(() => result.current.change({ 'client.id': nothing }));
    expect(result.current.search).not.toContain('client.id');
  });
});

it("a list's state reports what the contract would refuse before it is sent", () => {
  const { accepts } = at('').current;
  expect(['7', '0', '99999999999'].map((value) => accepts('client.id', value))).toEqual([true, false, false]);
});

describe("a list's page size", () => {
  it('is the one chosen last when a link has none, and is written to the URL', () => {
    const result = at('');
    act(() => result.current.change({ perPage: 50 }));
    act(() => void result.current.go('/clientes?client.id=7'));
    expect(result.current.query).toMatchObject({ page: 1, perPage: 50, 'client.id': 7 });
    expect(result.current.search).toBe('?client.id=7&perPage=50');
    act(() => void result.current.go(-1));
    expect(result.current.search).toContain('?page=1&perPage=50');
  });

  it('is that of a link, and on Back that of the URL', () => {
    const result = at('');
    act(() => result.current.change({ perPage: 50 }));
    act(() => void result.current.go('/clientes?perPage=20'));
    expect(result.current.query).toMatchObject({ perPage: 20 });
    act(() => void result.current.go(-2));
    expect(result.current.query).toMatchObject({ perPage: 10 });
  });

  it.each(['0', '101', 'x', ''])('is not %j, which may be stored', (stored) => {
    localStorage.setItem('mirante.page-size./api/v1/clients', stored);
    const result = at('?page=2');
    act(() => void result.current.go('/clientes'));
    expect(result.current.query).toMatchObject({ page: 1, perPage: 10 });
    expect(result.current.ignored).toEqual([]);
  });
});
