// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import House from 'lucide-react/icons/house';
import { MemoryRouter, Navigate, Route, Routes, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { AppShell } from './app-shell.tsx';
import { PageHead } from './page-head.tsx';

const groups = [
  {
    links: [
      { to: '/', label: 'Início', icon: House, tab: 'Início' },
      { to: '/clientes', label: 'Clientes', icon: House, badge: 3 },
      { to: '/clientes/vencimentos', label: 'Vencimentos', icon: House },
    ],
  },
];
const onAct = vi.fn<() => void>();
const shell = (onLogout = () => {}, at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <AppShell
        side="deep"
        groups={groups}
        user={{ name: 'Renata Brandão' }}
        menu={[
          { label: 'Meus dados', to: '/dados' },
          { label: 'Atalhos', onClick: onAct },
        ]}
        onLogout={onLogout}
      >
        <Routes>
          <Route path="/" element={<PageHead title="Início" />} />
          <Route path="/clientes" element={<PageHead title="Clientes" />} />
        </Routes>
      </AppShell>
    </MemoryRouter>,
  );
const nav = () => within(screen.getByRole('navigation', { name: 'Principal' }));

it('app shell: marks the current page and sets the document title', () => {
  shell();
  expect(nav().getByRole('link', { name: 'Início' }).getAttribute('aria-current')).toBe('page');
  expect(
    nav()
      .getByRole('link', { name: /Clientes/ })
      .getAttribute('aria-current'),
  ).toBeNull();
  expect(document.title).toBe('Início · Mirante');
});

it.each([
  ['/clientes/7', 'Clientes3'],
  ['/clientes/vencimentos', 'Vencimentos'],
  ['/clientes/vencimentos/7', 'Vencimentos'],
])('app shell: marks at %s the one link with the longest matching URL', (at, label) => {
  shell(() => {}, at);
  const current = nav()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([label]);
});

it('app shell: after the login, focuses the title of the page behind it', () => {
  render(
    <MemoryRouter initialEntries={['/login']}>
      <Routes>
        <Route path="/login" element={<Navigate to="/" replace />} />
        <Route
          path="/"
          element={
            <AppShell side="paper" groups={groups} user={{ name: 'Ana' }} menu={[]} onLogout={() => {}}>
              <PageHead title="Início" />
            </AppShell>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Início' }));
});

it("app shell: does not move the focus on arrival, and focuses the next page's title", () => {
  shell();
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(nav().getByRole('link', { name: /Clientes/ }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Clientes' }));
  expect(document.title).toBe('Clientes · Mirante');
});

it('app shell: a page that arrives late leaves the focus in a field that was opened meanwhile', () => {
  render(
    <MemoryRouter>
      <AppShell side="deep" groups={groups} user={{ name: 'Renata Brandão' }} menu={[]} onLogout={() => {}}>
        <Routes>
          <Route path="*" element={<PageHead title="Clientes" />} />
        </Routes>
      </AppShell>
      <input aria-label="Busca" />
    </MemoryRouter>,
  );
  screen.getByLabelText('Busca').focus();
  fireEvent.click(nav().getByRole('link', { name: /Clientes/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Busca'));
});

const Steps = () => {
  const go = useNavigate();
  return (
    <>
      <button onClick={() => void go(-1)}>Voltar</button>
      <button onClick={() => void go(1)}>Avançar</button>
    </>
  );
};

it('app shell: the phone menu is closed by Back, and not open again on Forward', async () => {
  render(
    <MemoryRouter initialEntries={['/', '/clientes']} initialIndex={1}>
      <Steps />
      <AppShell side="deep" groups={groups} user={{ name: 'Renata Brandão' }} menu={[]} onLogout={() => {}}>
        <Routes>
          <Route path="*" element={null} />
        </Routes>
      </AppShell>
    </MemoryRouter>,
  );
  const isOpen = () => screen.queryByRole('dialog', { name: 'Menu' }) !== null;
  const step = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  step('Abrir menu');
  await waitFor(() => expect(isOpen()).toBe(true));
  step('Voltar');
  await waitFor(() => expect(isOpen()).toBe(false));
  step('Avançar');
  expect(
    nav()
      .getByRole('link', { name: /Clientes/ })
      .getAttribute('aria-current'),
  ).toBe('page');
  expect(isOpen()).toBe(false);
});

it('app shell: the phone menu of clients is a dialog with a name', async () => {
  render(
    <MemoryRouter>
      <AppShell side="paper" groups={groups} user={{ name: 'Ana Falcão' }} menu={[]} onLogout={() => {}}>
        {null}
      </AppShell>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Mais', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
});

it('app shell: the skip link does not change the URL', () => {
  shell();
  fireEvent.click(screen.getByRole('link', { name: 'Ir para o conteúdo' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(nav().getByRole('link', { name: 'Início' }).getAttribute('aria-current')).toBe('page');
});

it('app shell: logs out from the user menu', async () => {
  const onLogout = vi.fn<() => void>();
  shell(onLogout);
  fireEvent.click(screen.getByRole('button', { name: 'Menu de Renata Brandão' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  expect(onLogout).toHaveBeenCalledOnce();
});

it('app shell: the user menu acts on the page, too', async () => {
  shell();
  fireEvent.click(screen.getByRole('button', { name: 'Menu de Renata Brandão' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Atalhos' }));
  expect(onAct).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Menu de Renata Brandão' }).getAttribute('aria-expanded')).toBe('false');
});
