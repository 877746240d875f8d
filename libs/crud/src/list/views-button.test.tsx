// @vitest-environment happy-dom
import { clients } from '@mirante/contract/people/clients.ts';
import type { SavedView } from '@mirante/domain/access/saved-view.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { page } from '../testing/client-list.tsx';
import { filter } from './filters.tsx';
import { ListPage } from './list-page.tsx';
import { ListStates } from './list-states.tsx';
import type { ViewedList } from './saved-views.ts';
import { ViewsButton } from './views-button.tsx';

await clients.listClients.input();
let saved: SavedView[] = [];
let failure: object | undefined;
afterEach(() => {
  cleanup();
  saved = [];
  failure = undefined;
});

/** As the server saves them: in place of those with its name or query. */
function Views({ path, ...of }: ViewedList) {
  const [, rerender] = useState(saved);
  const change = async (next: SavedView[]) => {
    if (failure) return { error: failure };
    rerender((saved = next));
    return {};
  };
  const saveView = ({ name, query }: Pick<SavedView, 'name' | 'query'>) => {
    const others = saved.filter((view) => view.name !== name && view.query !== query);
    return change([...others, { id: saved.length + 1, list: path, name, query }]);
  };
  const remove = (id: number) => change(saved.filter((view) => view.id !== id));
  return <ViewsButton {...of} views={saved} reload={undefined} save={saveView} remove={remove} />;
}
const stored = (views: [name: string, query: string][]) =>
  (saved = views.map(([name, query], i) => ({ id: i + 1, list: '/api/v1/clients', name, query })));

const Address = () => <output data-testid="address">{useLocation().search}</output>;
const shownQuery = () => new URLSearchParams(screen.getByTestId('address').textContent);

const show = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/clientes${search}`]}>
      <Address />
      <ListStates user={{ id: 1, Views }}>
        <ListPage
          title="Clientes"
          of={clients.listClients}
          use={() => ({ data: page([1]), isFetching: false, refetch: () => undefined })}
          filters={[
            { label: 'Busca', filter: filter.text('client.filter') },
            { label: 'Produtos ativos', filter: filter.yesNo('client.active_products') },
          ]}
          columns={[{ label: 'Nome', cell: 'name', sort: 'client.name', card: 'title' }]}
        />
      </ListStates>
    </MemoryRouter>,
  );

const active = '?client.active_products=true&perPage=50&sort=client.name&order=1';
const button = (name: string) => screen.findByRole('button', { name });
const choose = async (opener: string, item: RegExp) => {
  fireEvent.click(await button(opener));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const dialog = async () => within(await screen.findByRole('dialog'));
async function save(name: string, opener = 'Visões', item = /^Salvar esta visão…$/) {
  await choose(opener, item);
  const form = await dialog();
  fireEvent.change(form.getByLabelText('Nome'), { target: { value: name } });
  fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
}
const openIs = async (name: string) => expect(await button(`Visão aberta: ${name}`)).toBeTruthy();
const names = async (opener: string) => {
  fireEvent.click(await button(opener));
  const items = await screen.findAllByRole('menuitem');
  return items.slice(0, -1).map(({ textContent }) => textContent);
};

it('saved views: keep filters, order and page size, and open them from any state', async () => {
  show(`${active}&page=3`);
  await save(' Ativos ');
  await openIs('Ativos');
  cleanup();
  show('?client.active_products=false');
  await choose('Visões', /^Ativos$/);
  expect(Object.fromEntries(shownQuery())).toEqual({
    'client.active_products': 'true',
    perPage: '50',
    sort: 'client.name',
    order: '1',
  });
  await openIs('Ativos');
  fireEvent.click(await button('Visão aberta: Ativos'));
  expect((await screen.findByRole('menuitem', { name: 'Ativos' })).getAttribute('aria-current')).toBe('true');
});

it('saved views: stay open on other pages of the list, and not with another filter', async () => {
  show(active);
  await save('Ativos');
  await openIs('Ativos');
  cleanup();
  show(`${active}&page=2`);
  await openIs('Ativos');
  cleanup();
  show(`${active}&client.filter=ana`);
  expect(await button('Visões')).toBeTruthy();
});

it('saved views: saving again renames the open one, or replaces the one of that name', async () => {
  show(active);
  await save('Ativos');
  await openIs('Ativos');
  await save('Com produto', 'Visão aberta: Ativos', /^Renomear/);
  await openIs('Com produto');
  cleanup();
  show('?client.active_products=false');
  await choose('Visões', /^Salvar/);
  const form = await dialog();
  fireEvent.change(form.getByLabelText('Nome'), { target: { value: 'Com produto' } });
  expect(form.getByRole('status').textContent).toContain('é substituída');
  fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  await openIs('Com produto');
  expect(await names('Visão aberta: Com produto')).toEqual(['Com produto']);
});

it('saved views: the open one is removed', async () => {
  show(active);
  await save('Ativos');
  await openIs('Ativos');
  await choose('Visão aberta: Ativos', /^Renomear/);
  fireEvent.click((await dialog()).getByRole('button', { name: 'Remover visão' }));
  expect(await button('Visões')).toBeTruthy();
  expect(saved).toEqual([]);
});

it('saved views: one that is not saved, or not removed, stays in its dialog', async () => {
  show(active);
  failure = { status: 409, detail: 'Esta lista já tem 10 visões, o máximo.', errors: [] };
  await save('Ativos');
  expect(await screen.findByText('Esta lista já tem 10 visões, o máximo.')).toBeTruthy();
  cleanup();
  stored([['Ativos', 'client.active_products=true&order=1&perPage=50&sort=client.name']]);
  show(active);
  await choose('Visão aberta: Ativos', /^Renomear/);
  const remove = (await dialog()).getByRole('button', { name: 'Remover visão' });
  fireEvent.click(remove);
  await waitFor(() => expect(remove.getAttribute('aria-disabled')).toBe('false'));
  expect(saved).toHaveLength(1);
});

it('saved views: are nobody’s without a user', () => {
  render(
    <MemoryRouter>
      <ListPage
        title="Clientes"
        of={clients.listClients}
        use={() => ({ isFetching: true, refetch: () => undefined })}
        filters={[{ label: 'Produtos ativos', filter: filter.yesNo('client.active_products') }]}
        columns={[{ label: 'Nome', cell: 'name' }]}
      />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('button', { name: 'Visões' })).toBeNull();
});

it('saved views: a filter by personal data is not stored, and the dialog says so', async () => {
  show(`${active}&client.filter=ana@mirante.example`);
  await choose('Visões', /^Salvar/);
  const form = await dialog();
  expect(form.getByText(/Sem “Busca”: dados pessoais não são guardados/)).toBeTruthy();
  fireEvent.change(form.getByLabelText('Nome'), { target: { value: 'Ativos' } });
  fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Ativos' }]));
  expect(saved[0]!.query).not.toContain('ana');
});

it.each([
  ['', 'Por favor escreva um texto aqui.'],
  ['a'.repeat(41), 'Texto longo demais.'],
])('saved views: the name %j is refused', async (name, message) => {
  show(active);
  await save(name);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(saved).toEqual([]);
});

it('saved views: a list has ten at most', async () => {
  stored(Array.from({ length: 10 }, (_, n) => [`Visão ${n}`, `client.id=${n + 1}`]));
  show(active);
  await choose('Visões', /^Salvar/);
  const full = await dialog();
  expect(full.getByText(/já tem 10 visões/)).toBeTruthy();
  expect(full.queryByLabelText('Nome')).toBeNull();
});

it('saved views: a filter that is gone is ignored, the others apply', async () => {
  stored([['Antiga', 'client.active_products=true&client.shoe_size=42']]);
  show();
  await choose('Visões', /^Antiga$/);
  expect(await screen.findByText(/“client.shoe_size” neste endereço não vale aqui/)).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Filtrar por Produtos ativos' }).value).toBe('true');
});
