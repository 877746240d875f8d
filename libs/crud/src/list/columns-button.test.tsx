// @vitest-environment happy-dom
import { clients } from '@mirante/contract/people/clients.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from '../testing/client-list.tsx';
import { filter } from './filters.tsx';
import { ListPage } from './list-page.tsx';
import { ListStates } from './list-states.tsx';

await clients.listClients.input();
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (owner = 1, search = '') =>
  render(
    <MemoryRouter initialEntries={[`/clientes${search}`]}>
      <ListStates user={{ id: owner, Views: () => <button>Visões</button> }}>
        <ListPage
          title="Clientes"
          of={clients.listClients}
          use={() => ({ data: page([7]), isFetching: false, refetch: () => undefined })}
          columns={[
            { label: 'ID', cell: 'id', filter: filter.number('client.id') },
            { label: 'Nome', cell: 'name', card: 'title' },
            { label: 'Telefone', cell: 'phone', optional: true, filter: filter.text('client.phone') },
            { label: 'Cadastro', cell: 'created_at', optional: true },
          ]}
        />
      </ListStates>
    </MemoryRouter>,
  );
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
async function choices() {
  fireEvent.click(await screen.findByRole('button', { name: /^Colunas/ }));
  return within(await screen.findByRole('menu', { name: 'Colunas' }));
}

it('column choice: hides an optional column with its cells, and shows it again', async () => {
  show();
  const menu = await choices();
  expect(menu.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual(['Telefone', 'Cadastro']);
  const phone = menu.getByRole('menuitemcheckbox', { name: 'Telefone' });
  expect(phone.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(phone);
  expect(phone.getAttribute('aria-checked')).toBe('false');
  const table = within(screen.getByRole('table', { hidden: true }));
  expect(table.queryByText('+5511900000101')).toBeNull();
  fireEvent.click(phone);
  expect(table.getByText('+5511900000101')).toBeTruthy();
});

it('column choice: is kept per user, and a hidden column’s filter stays in sight', async () => {
  show();
  fireEvent.click((await choices()).getByRole('menuitemcheckbox', { name: 'Telefone' }));
  cleanup();
  show(1, '?client.phone=%2B55');
  expect(heads()).toEqual(['ID', 'Nome', 'Cadastro']);
  expect(screen.getByRole('button', { name: 'Remover o filtro Telefone' })).toBeTruthy();
  expect((await screen.findByRole('button', { name: /^Colunas/ })).textContent).toBe('Colunas3 de 4');
  cleanup();
  show(2);
  expect(heads()).toEqual(['ID', 'Nome', 'Telefone', 'Cadastro']);
});

it('column choice: does not change the cards of a phone', async () => {
  localStorage.setItem('mirante.hidden-columns.1./api/v1/clients', 'Telefone');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  show();
  expect(screen.getByRole('listitem').textContent).toContain('+5511900000101');
  expect(await screen.findByRole('button', { name: 'Visões' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Colunas/ })).toBeNull();
});
