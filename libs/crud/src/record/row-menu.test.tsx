// @vitest-environment happy-dom
import { lazy } from '@mirante/ui-kit/boot/lazy.ts';
import { recordToasts } from '@mirante/ui-kit/testing/record-toasts.ts';
import { showToastsWith } from '@mirante/ui-kit/toasts/toast.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ActsMenu } from './acts-menu.tsx';
import { lazyActs } from './lazy-acts.tsx';
import { RowMenu, type RowActsProps } from './row-menu.tsx';

const act = vi.fn<(id: number) => void>();
afterEach(() => {
  cleanup();
  act.mockClear();
  showToastsWith(undefined);
});

interface Client {
  id: number;
  isKnown: boolean;
}
const Acts = lazy(() =>
  Promise.resolve({
    default: ({ row: { id, isKnown }, menu }: RowActsProps<Client>) => (
      <ActsMenu
        {...menu}
        acts={[
          false,
          { label: 'Abrir', to: `/clientes/${id}` },
          { label: 'Copiar', disabled: !isKnown, act: () => act(id) },
          { label: 'Adicionar', opens: 'dialog', act: () => act(-id) },
        ]}
      />
    ),
  }),
);
const Address = () => <output data-testid="address">{useLocation().pathname}</output>;
const show = (row: Client = { id: 7, isKnown: true }) =>
  render(
    <MemoryRouter>
      <Address />
      <RowMenu row={row} name="Ana" Acts={Acts} />
    </MemoryRouter>,
  );
const button = () => screen.getByRole('button', { name: 'Ações de Ana' });
const items = () => screen.findAllByRole('menuitem');
async function open() {
  button().focus();
  fireEvent.click(button());
  return items();
}

it('row menu: has the acts that are not left out, and is closed by one', async () => {
  show();
  expect(button().getAttribute('aria-expanded')).toBe('false');
  const shown = await open();
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Abrir', 'Copiar', 'Adicionar']);
  expect(shown[2]!.getAttribute('aria-haspopup')).toBe('dialog');
  fireEvent.click(shown[1]!);
  expect(act).toHaveBeenCalledExactlyOnceWith(7);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button());
});

it('row menu: a link leads to its page', async () => {
  show();
  fireEvent.click((await open())[0]!);
  expect(screen.getByTestId('address').textContent).toBe('/clientes/7');
});

it('row menu: an act that lacks its data is disabled', async () => {
  show({ id: 7, isKnown: false });
  expect((await open())[1]!.getAttribute('aria-disabled')).toBe('true');
});

it('row menu: arrow keys walk the acts, and Escape gives the focus back', async () => {
  show();
  const shown = await open();
  await waitFor(() => expect(document.activeElement).toBe(shown[0]));
  fireEvent.keyDown(shown[0]!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(shown[1]);
  fireEvent.keyDown(shown[1]!, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

const GONE = 'Não foi possível abrir. Confira sua conexão e recarregue a página.';

it('row menu: whose code cannot be had says so each time it is opened, and its list stays', async () => {
  const { toasts } = recordToasts();
  const Gone = lazyActs<RowActsProps<Client>>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <MemoryRouter>
      <RowMenu row={{ id: 7, isKnown: true }} name="Ana" Acts={Gone} />
    </MemoryRouter>,
  );
  for (const times of [1, 2]) {
    button().focus();
    fireEvent.click(button());
    await expect.poll(() => toasts.map(({ text }) => text)).toEqual(Array.from({ length: times }, () => GONE));
    expect(button().getAttribute('aria-expanded')).toBe('false');
  }
});

it('row menu: whose code could not be had ahead of time is requested again once opened', async () => {
  const loads = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Late = lazyActs<RowActsProps<Client>>(async () => {
    await loads();
    return ({ menu }) => <ActsMenu {...menu} acts={[{ label: 'Abrir', to: '/clientes/7' }]} />;
  });
  render(
    <MemoryRouter>
      <RowMenu row={{ id: 7, isKnown: true }} name="Ana" Acts={Late} />
    </MemoryRouter>,
  );
  button().focus();
  await waitFor(() => expect(loads).toHaveBeenCalledOnce());
  fireEvent.click(button());
  expect((await items()).map(({ textContent }) => textContent)).toEqual(['Abrir']);
});
