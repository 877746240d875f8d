// @vitest-environment happy-dom
import type { StaffRole } from '@mirante/domain/access.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { RefundListPage } from '../features/sales/refunds/refund-list-page.tsx';
import { renderScreen } from '../testing/render-screen.tsx';
import { Shell } from './shell.tsx';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { placesFor, shortcuts } from './shortcuts.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;
const search = vi.fn<() => void>();
function App({ children }: { children?: React.ReactNode }) {
  const [isHelpOpen, onHelp] = useState(false);
  return (
    <>
      <Address />
      <main>{children}</main>
      <button onClick={() => onHelp(true)}>Atalhos do teclado</button>
      <ShortcutKeys onSearch={search} isHelpOpen={isHelpOpen} onHelp={onHelp} />
    </>
  );
}
const answers = {
  'GET /api/v1/refunds': {
    body: {
      items: [3001, 3002].map((id) => ({
        id,
        client_id: 1,
        client_name: 'Ana',
        state: 'asked',
        amount: 1,
        product_name: 'A',
      })),
      total: 2,
      sums: [],
    },
  },
};
const show = (children?: React.ReactNode, roles: StaffRole[] = ['administrador'], at = '/') =>
  renderScreen(<App>{children}</App>, answers, { at, roles });
const press = (key: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
const address = () => screen.getByTestId('address').textContent;
const focused = () => document.activeElement;

test('keys: no two are alike, and each place has its own letter', () => {
  const places = placesFor({ role: 'user', id: 1, roles: ['administrador'] } as never);
  const keys = [...shortcuts, ...places].map((shortcut) => shortcut.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining(['/', 'j', 'k', 'Enter', 'e', '?', 'g c', 'g p']));
});

test('keys: act as soon as the shell is shown', () => {
  renderScreen(
    <>
      <Address />
      <Shell />
    </>,
  );
  press('g');
  press('c');
  expect(address()).toBe('/clientes');
});

test('keys: / focuses the list’s filter, and without a list opens the search', async () => {
  show(<RefundListPage />);
  await screen.findAllByText('Ana');
  press('/');
  expect(focused()?.getAttribute('aria-label')).toMatch(/^Filtrar por /);
  expect(search).not.toHaveBeenCalled();
  cleanup();
  show();
  press('/');
  expect(search).toHaveBeenCalledOnce();
});

test('keys: j and k walk the rows, and e opens the form of the focused one', async () => {
  show(<RefundListPage />, undefined, '/reembolsos');
  await screen.findAllByText('Ana');
  press('e');
  expect(address()).toBe('/reembolsos');
  const row = () => focused()?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  press('j');
  expect(row()).toBe('3001');
  press('j');
  expect(row()).toBe('3002');
  press('j');
  expect(row()).toBe('3002');
  press('k');
  expect(row()).toBe('3001');
  press('e');
  expect(address()).toBe('/reembolsos/3001/editar');
});

test('keys: e opens the form of the record shown, where its page links to it', () => {
  show(
    <>
      <Link to="/cupons/66/editar">Outro</Link>
      <Link to="/cupons/6/editar">Editar</Link>
    </>,
    undefined,
    '/cupons/6',
  );
  press('e');
  expect(address()).toBe('/cupons/6/editar');
});

test('keys: e does nothing without a form that the viewer may open', () => {
  show(<Link to="/cupons">Cupons</Link>, undefined, '/cupons/6');
  press('e');
  expect(address()).toBe('/cupons/6');
});

test('keys: g and a letter lead to a place, in time', () => {
  vi.useFakeTimers();
  show();
  press('g');
  press('c');
  expect(address()).toBe('/clientes');
  press('g');
  vi.advanceTimersByTime(2000);
  press('p');
  expect(address()).toBe('/clientes');
  press('g');
  press('p');
  expect(address()).toBe('/pagamentos');
});

test('keys: g and a letter pressed in time lead to a place, however late a busy page handles them', () => {
  vi.useFakeTimers();
  show();
  const presses = ['g', 'p'].map((key) => new KeyboardEvent('keydown', { key, bubbles: true }));
  for (const each of presses) {
    act(() => void document.body.dispatchEvent(each));
    vi.advanceTimersByTime(2000);
  }
  expect(address()).toBe('/pagamentos');
});

test('keys: only the viewer’s own places have one', () => {
  show(null, ['conteudo']);
  press('g');
  press('p');
  expect(address()).toBe('/');
  press('g');
  press('l');
  expect(address()).toBe('/relatorios');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('keys: do nothing with %j', (modifier) => {
  show();
  press('g');
  press('c', modifier);
  press('?', modifier);
  expect(address()).toBe('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('keys: do nothing while typing, and Escape leaves the field', () => {
  show(<input aria-label="Campo" />);
  const field = screen.getByLabelText('Campo');
  field.focus();
  press('g');
  press('c');
  expect(address()).toBe('/');
  press('Escape');
  expect(focused()).not.toBe(field);
});

test('keys: go on from a list’s checkbox', () => {
  show(<input type="checkbox" aria-label="Selecionar" data-selects />);
  screen.getByRole('checkbox').focus();
  press('g');
  press('c');
  expect(address()).toBe('/clientes');
});

test('keys: ? lists them all, and they do nothing behind it', async () => {
  show();
  press('?', { shiftKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Atalhos do teclado' }));
  for (const { what } of shortcuts) expect(dialog.getByText(what)).toBeTruthy();
  expect(dialog.getByText('Clientes').closest('div')?.textContent).toBe('G CClientes');
  press('g');
  press('c');
  expect(address()).toBe('/');
});

test('keys: are turned off per user, and on again from the menu', async () => {
  show();
  press('?');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Usar atalhos de uma tecla/ }));
  cleanup();
  show();
  press('?');
  press('g');
  press('c');
  expect(address()).toBe('/');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Atalhos do teclado' }));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Usar atalhos de uma tecla/ });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  cleanup();
  show();
  press('g');
  press('c');
  expect(address()).toBe('/clientes');
});
