// @vitest-environment happy-dom
import { clients } from '@mirante/contract/people/clients.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { page } from '../testing/client-list.tsx';
import { filter } from './filters.tsx';
import { ListPage } from './list-page.tsx';
import { ListStates } from './list-states.tsx';

await clients.listClients.input();
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const Address = () => <output data-testid="address">{useLocation().search}</output>;
const shownQuery = () => new URLSearchParams(screen.getByTestId('address').textContent);

/** The client list as a user sees it, by default user 1. */
const show = (search = '', owner: number | undefined = 1) =>
  render(
    <MemoryRouter initialEntries={[`/clientes${search}`]}>
      <Address />
      <ListStates {...(owner !== undefined && { owner })}>
        <ListPage
          title="Clientes"
          of={clients.listClients}
          use={() => ({ data: page([1]), isFetching: false, refetch: () => undefined })}
          filters={[
            { label: 'Busca', filter: filter.personal('client.filter') },
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
  expect(localStorage.length).toBe(0);
});

it('saved views: are each user’s own, and nobody’s without a user', async () => {
  show(active);
  await save('Ativos');
  await openIs('Ativos');
  cleanup();
  show(active, 2);
  expect(await button('Visões')).toBeTruthy();
  cleanup();
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
  const stored = () => localStorage.getItem('mirante.views.1./api/v1/clients');
  await waitFor(() => expect(stored()).toContain('Ativos'));
  expect(stored()).not.toContain('ana');
});

it.each([
  ['', 'Por favor escreva um texto aqui.'],
  ['a'.repeat(41), 'Texto longo demais.'],
])('saved views: the name %j is refused', async (name, message) => {
  show(active);
  await save(name);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(localStorage.length).toBe(0);
});

it('saved views: a list has ten at most', async () => {
  const views = Array.from({ length: 10 }, (_, n) => ({ name: `Visão ${n}`, query: `client.id=${n + 1}` }));
  localStorage.setItem('mirante.views.1./api/v1/clients', JSON.stringify(views));
  show(active);
  await choose('Visões', /^Salvar/);
  const full = await dialog();
  expect(full.getByText(/já tem 10 visões/)).toBeTruthy();
  expect(full.queryByLabelText('Nome')).toBeNull();
});

it.each(['x', '{}', '[{"name":1,"query":"a"},null]'])(
  'saved views: %s, which may be stored, is none',
  async (stored) => {
    localStorage.setItem('mirante.views.1./api/v1/clients', stored);
    show();
    expect(await names('Visões')).toEqual([]);
  },
);

it('saved views: a filter that is gone is ignored, the others apply', async () => {
  const views = [{ name: 'Antiga', query: 'client.active_products=true&client.shoe_size=42' }];
  localStorage.setItem('mirante.views.1./api/v1/clients', JSON.stringify(views));
  show();
  await choose('Visões', /^Antiga$/);
  expect(await screen.findByText(/“client.shoe_size” neste endereço não vale aqui/)).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Filtrar por Produtos ativos' }).value).toBe('true');
});
