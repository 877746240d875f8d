// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreFocus } from './restore-focus.ts';

let ended: AbortController;
beforeEach(() => {
  ended = new AbortController();
  restoreFocus(ended.signal);
});
afterEach(() => {
  ended.abort();
  cleanup();
});

function Page() {
  const [coupon, setCoupon] = useState(true);
  const [rows, setRows] = useState(['Ana', 'Bruno']);
  const [isBusy, setBusy] = useState(false);
  return (
    <main>
      <h1 key={rows.length} tabIndex={-1}>
        Compra de {rows.length}
      </h1>
      {coupon ? <button onClick={() => setCoupon(false)}>Remover</button> : <input aria-label="Cupom" />}
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button onClick={() => setRows(rows.filter((each) => each !== row))}>Encerrar {row}</button>
          </li>
        ))}
      </ul>
      <button disabled={isBusy} onClick={() => setBusy(true)}>
        Aplicar
      </button>
      <button onClick={() => setBusy(false)}>Terminar</button>
    </main>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.click(button);
};

it.each([
  ['what replaces it', ['Remover'], 'Cupom'],
  ['the next row', ['Encerrar Ana'], 'Encerrar Bruno'],
  ['what follows the list', ['Encerrar Bruno', 'Encerrar Ana'], 'Aplicar'],
])('focus of a control that its own key press removed moves to %s', async (_what, presses, expected) => {
  render(<Page />);
  for (const name of presses) {
    press(name);
    await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  }
  await vi.waitFor(() => expect(focused()).toBe(expected));
});

it('focus that moves to a group of radios moves to the checked one', async () => {
  function Methods() {
    const [isPix, choose] = useState(false);
    return (
      <main>
        {!isPix && <button onClick={() => choose(true)}>Pagar com Pix</button>}
        <input type="radio" name="method" aria-label="Cartão" checked={!isPix} readOnly />
        <input type="radio" name="method" aria-label="Pix" checked={isPix} readOnly />
      </main>
    );
  }
  render(<Methods />);
  press('Pagar com Pix');
  await vi.waitFor(() => expect(focused()).toBe('Pix'));
});

it('focus of a title moves to the title that replaces it', async () => {
  render(<Page />);
  screen.getByRole('heading').focus();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Encerrar Ana' }));
  await vi.waitFor(() => expect(focused()).toBe('Compra de 1'));
});

it.each(['heading', 'button'] as const)(
  'focus of the %s of a failed page moves to the title of the one that is loaded then',
  async (role) => {
    const { rerender } = render(
      <div>
        <h1 tabIndex={-1}>Sem conexão</h1>
        <button>Tentar novamente</button>
      </div>,
    );
    screen.getByRole(role).focus();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    rerender(<p>Carregando</p>);
    // The loss is noticed, and then acted upon.
    for (let n = 0; n < 2; n += 1) await frame();
    expect(document.activeElement).toBe(document.body);
    rerender(<h1 tabIndex={-1}>Vídeos</h1>);
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  },
);

it('focus of a control that is hidden before it is removed moves to what replaces it', async () => {
  render(<Page />);
  const retry = screen.getByRole('button', { name: 'Remover' });
  retry.focus();
  fireEvent.keyDown(retry, { key: 'Enter' });
  // As browsers do with a part that waits for code.
  retry.checkVisibility = () => false;
  act(() => retry.blur());
  await frame();
  fireEvent.click(retry);
  await vi.waitFor(() => expect(focused()).toBe('Cupom'));
});

it('focus of the only control of a page moves to the title', async () => {
  const page = (isOpening: boolean) => (
    <main>
      <h1 tabIndex={-1}>Retomar a compra</h1>
      {!isOpening && <button>Tentar novamente</button>}
    </main>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button').focus();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  rerender(page(true));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

it('focus of a dialog that no control opened moves to the title of the page', async () => {
  render(<Page />);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.innerHTML = '<input aria-label="Buscar" />';
  const field = screen.getByRole('textbox', { name: 'Buscar' });
  field.focus();
  fireEvent.keyDown(field, { key: 'Escape' });
  dialog.remove();
  await vi.waitFor(() => expect(focused()).toBe('Compra de 2'));
});

it('focus of a control that was disabled returns once it is enabled again', async () => {
  render(<Page />);
  press('Aplicar');
  // As browsers do at the next frame.
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.click(screen.getByRole('button', { name: 'Terminar' }));
  await vi.waitFor(() => expect(focused()).toBe('Aplicar'));
});

it('focus stays where it is after a pointer press', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Remover' });
  button.focus();
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  await frame();
  expect(document.activeElement).toBe(document.body);
});
