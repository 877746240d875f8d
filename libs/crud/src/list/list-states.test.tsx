// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clients } from '@mirante/contract/people/clients.ts';
import { object } from 'yup';
import { FormPage } from '../form/form-page.tsx';
import { page } from '../testing/client-list.tsx';
import { ListStates, useBackTo } from './list-states.tsx';
import { ListPage } from './list-page.tsx';

afterEach(() => {
  cleanup();
  scrollTo(0, 0);
});

function Form() {
  const back = useBackTo();
  return (
    <>
      <h1 tabIndex={-1}>Um cliente</h1>
      <Link to={back('/clientes')}>Voltar</Link>
      <Link to="/clientes">Menu</Link>
    </>
  );
}
const read = vi.fn<(query: object) => void>();
const List = ({ ids }: { ids: number[] }) => (
  <ListPage
    title="Clientes"
    of={clients.listClients}
    use={(query) => (read(query), { data: page(ids, 45), isFetching: false, refetch: () => {} })}
    columns={[{ label: 'Nome', cell: 'name', sort: 'client.name', card: 'title' }]}
    to={({ id }) => `/clientes/${id}`}
    actions={({ id }) => (
      <>
        <Link to={`/clientes/${id}/editar`}>Editar {id}</Link>
        <button aria-label={`Ações de Cliente ${id}`} />
        {createPortal(
          <p>
            <Link to={`/clientes/${id}/pagamentos`}>No menu de {id}</Link> Ao lado dele
          </p>,
          document.body,
        )}
      </>
    )}
  />
);
const at = '/clientes?client.filter=ana&page=2';
const app = (ids: number[], form = <Form />) => (
  <MemoryRouter initialEntries={[at]}>
    <ListStates>
      <Routes>
        <Route path="/clientes" element={<List ids={ids} />} />
        <Route path="/clientes/*" element={form} />
      </Routes>
    </ListStates>
  </MemoryRouter>
);
const open = () => render(app([21, 22, 23]));
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const scroller = () => screen.getByRole('region', { name: 'Clientes' });

it('back to a list: restores filters, page, scroll position and the focused link', async () => {
  open();
  scroller().scrollTop = 300;
  scrollTo(0, 120);
  follow('Editar 22');
  scrollTo(0, 0);
  expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe(at);
  follow('Voltar');
  expect(read.mock.lastCall![0]).toMatchObject({ 'client.filter': 'ana', page: 2 });
  await expect.poll(() => document.activeElement?.textContent).toBe('Editar 22');
  expect(scroller().scrollTop).toBe(300);
  expect(scrollY).toBe(120);
});

it('back to a list: a row opened by a click is focused again', async () => {
  open();
  fireEvent.click(screen.getByRole('rowheader', { name: 'Cliente 23' }));
  follow('Voltar');
  await expect.poll(() => document.activeElement?.textContent).toBe('Cliente 23');
});

it('back to a list: what was opened from a row’s menu leads back to its button', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Ações de Cliente 22' }));
  fireEvent.click(screen.getByRole('link', { name: 'No menu de 22' }));
  follow('Voltar');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Ações de Cliente 22');
});

it('list row: a click beside what it opened over the page does not open it', () => {
  open();
  fireEvent.click(screen.getAllByText('Ao lado dele')[0]!);
  expect(scroller()).toBeTruthy();
});

it('back to a list: its bare URL is the whole list, from its top', async () => {
  open();
  scroller().scrollTop = 300;
  follow('Editar 22');
  follow('Menu');
  expect(read.mock.lastCall![0]).toMatchObject({ page: 1 });
  await Promise.resolve();
  expect(scroller().scrollTop).toBe(0);
  expect(document.activeElement).toBe(document.body);
});

it('back to a list: after a removal the next row has the focus, or the last one', async () => {
  const { rerender } = open();
  const link = screen.getByRole('link', { name: 'Editar 22' });
  fireEvent.click(link, { ctrlKey: true });
  link.focus();
  rerender(app([21, 23]));
  expect(document.activeElement?.textContent).toBe('Editar 23');
  fireEvent.click(document.activeElement!, { ctrlKey: true });
  rerender(app([21]));
  expect(document.activeElement?.textContent).toBe('Editar 21');
});

it('back to a list: a form leads to it as it was left, saved or not', async () => {
  const form = (
    <FormPage title="Editar cliente" schema={object({})} save={async () => undefined} then="/clientes">
      {null}
    </FormPage>
  );
  render(app([21, 22, 23], form));
  follow('Editar 22');
  expect(screen.getByRole('link', { name: 'Cancelar' }).getAttribute('href')).toBe(at);
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('link', { name: 'Editar 22' });
  expect(read.mock.lastCall![0]).toMatchObject({ 'client.filter': 'ana', page: 2 });
});

it('back to a list: one never opened has its bare URL', () => {
  render(
    <MemoryRouter initialEntries={['/clientes/7']}>
      <ListStates>
        <Form />
      </ListStates>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/clientes');
});
