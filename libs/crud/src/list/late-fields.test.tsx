// @vitest-environment happy-dom
import { type as answer, get } from '@mirante/contract/http.ts';
import type { ListInput } from '@mirante/contract/lazy-schema.ts';
import { listQuery } from '@mirante/contract/records/list-query.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEBOUNCE_MS } from '../form/use-draft.ts';
import { filter } from './filters.tsx';
import { ListPage } from './list-page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A list whose fields come when the test says so. */
async function openAt(search: string) {
  const input = listQuery({
    sort: ['fruit.id', 'fruit.name'],
    by: 'fruit.id',
    filters: ({ id, oneOf, str }) => ({
      'fruit.id': id(),
      'fruit.name': str().max(5),
      'fruit.ripe': oneOf(['true', 'false']),
    }),
  });
  const { promise: fields, resolve, reject } = Promise.withResolvers<void>();
  let made: ReturnType<typeof input> | undefined;
  const late = Object.assign(
    () =>
      (made ??= fields.then(async () => {
        const schema = await input();
        late.made = schema;
        return schema;
      })),
    { sorts: input.sorts, defaults: input.defaults, readPaging: input.readPaging },
  ) as ListInput<Awaited<ReturnType<typeof input>>>;
  const listFruit = get('/fruit', {
    what: 'Listar frutas',
    allow: 'public',
    input: late,
    returns: answer<Page<{ id: number; name: string }>>(),
  });
  const asked = vi.fn<(query: object) => void>();
  const Fruit = () => (
    <ListPage
      title="Frutas"
      of={listFruit}
      use={(query) => {
        asked(query);
        return { data: { items: [{ id: 1, name: 'Caju' }], total: 1 }, isFetching: false, refetch: () => undefined };
      }}
      columns={[
        { label: 'ID', cell: 'id', sort: 'fruit.id', filter: filter.number('fruit.id') },
        { label: 'Nome', cell: 'name', sort: 'fruit.name', filter: filter.text('fruit.name') },
        { label: 'Madura', cell: 'name', filter: filter.yesNo('fruit.ripe') },
      ]}
    />
  );
  const router = createMemoryRouter(
    [
      { path: '/frutas', element: <Fruit /> },
      { path: '/outra', element: 'Outra' },
    ],
    {
      initialEntries: [`/frutas${search}`],
    },
  );
  await act(async () =>
    render(
      <Suspense fallback="Chegando">
        <RouterProvider router={router} />
      </Suspense>,
    ),
  );
  return {
    router,
    query: () => asked.mock.lastCall?.[0],
    come: () =>
      act(async () => {
        resolve();
        await late();
      }),
    fail: () =>
      act(async () => {
        reject(new Error('no such file'));
        await late().catch(() => undefined);
      }),
  };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Filtrar por ${name}` });
const type = (name: string, text: string) => fireEvent.change(box(name), { target: { value: text } });
const enter = (name: string) => fireEvent.keyDown(box(name), { key: 'Enter' });
const choose = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Filtrar por Madura' }), { target: { value } });
const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const defaults = { page: 1, perPage: 10, sort: 'fruit.id', order: 1 };

describe('a list whose schema is not loaded yet', () => {
  it('shows its rows by its defaults when its URL has no state', async () => {
    const { query } = await openAt('?page=');
    expect(screen.getByRole('rowheader', { name: '1' })).toBeTruthy();
    expect(query()).toEqual(defaults);
  });

  it('shows the page in its URL, and keeps its paging when a filter is chosen meanwhile', async () => {
    const { query, come } = await openAt('?page=3&perPage=50&order=-1');
    expect(query()).toEqual({ ...defaults, page: 3, perPage: 50, order: -1 });
    choose('true');
    await come();
    expect(query()).toEqual({ ...defaults, perPage: 50, order: -1, 'fruit.ripe': 'true' });
  });

  it('waits for the schema when its URL has a filter, and applies it', async () => {
    const { query, come } = await openAt('?fruit.name=caju&fruit.id=x&page=2');
    expect(screen.getByText('Chegando')).toBeTruthy();
    expect(query()).toBeUndefined();
    await come();
    expect(query()).toEqual({ ...defaults, page: 2, 'fruit.name': 'caju' });
    vi.useRealTimers();
    expect(await screen.findByText(/“ID” neste endereço não vale/)).toBeTruthy();
  });

  it('keeps what is typed and chosen meanwhile, and applies it at once', async () => {
    const { query, come } = await openAt('');
    type('Nome', 'caju');
    await rest(DEBOUNCE_MS);
    choose('true');
    type('ID', '7');
    enter('ID');
    expect(query()).toEqual(defaults);
    expect([box('Nome').value, box('ID').value]).toEqual(['caju', '7']);
    await come();
    expect(query()).toEqual({ ...defaults, 'fruit.name': 'caju', 'fruit.ripe': 'true', 'fruit.id': 7 });
    expect([box('Nome').value, box('ID').value]).toEqual(['caju', '7']);
  });

  it('drops what the schema refuses, and marks it', async () => {
    const { query, come, router } = await openAt('');
    type('Nome', 'pitanga');
    enter('Nome');
    type('ID', '7');
    enter('ID');
    await come();
    expect(query()).toEqual({ ...defaults, 'fruit.id': 7 });
    expect(router.state.location.search).not.toContain('pitanga');
    expect([box('Nome').value, box('Nome').getAttribute('aria-invalid')]).toEqual(['pitanga', 'true']);
    expect(screen.getByRole('alert').textContent).toBe('Texto longo demais.');
  });

  it('shows an error when its URL has a filter and the schema fails to load', async () => {
    const { fail } = await openAt('?fruit.name=caju');
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    await fail();
    expect(screen.getByText('no such file')).toBeTruthy();
  });

  it('keeps the state in its URL when the schema fails to load', async () => {
    const { fail, router } = await openAt('');
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    choose('true');
    await fail();
    expect(router.state.location.search).toContain('fruit.ripe=true');
    expect(screen.getByText('no such file')).toBeTruthy();
  });

  it('does not return after it was left', async () => {
    const { router, come } = await openAt('');
    choose('true');
    await act(() => router.navigate('/outra'));
    await come();
    expect(router.state.location).toMatchObject({ pathname: '/outra', search: '' });
  });
});

it('a list loads its schema when its rows are shown and the browser is idle', async () => {
  const input = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  const list = get('/fruit', {
    what: 'Listar frutas',
    allow: 'public',
    input: Object.assign(input, { sorts: ['fruit.id'], defaults, readPaging: () => defaults }) as unknown as ListInput,
    returns: answer<Page<{ id: number }>>(),
  });
  const pageWith = (data: Page<{ id: number }> | undefined) => {
    const use = () => ({ data, isFetching: !data, refetch: () => undefined });
    const element = <ListPage title="Frutas" of={list} columns={[]} use={use} />;
    return <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />;
  };
  const { rerender } = render(pageWith(undefined));
  await rest(1000);
  expect(input).not.toHaveBeenCalled();
  rerender(pageWith({ items: [], total: 0 }));
  await rest(1000);
  expect(input).toHaveBeenCalledOnce();
});
