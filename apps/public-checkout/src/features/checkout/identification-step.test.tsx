// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useLayoutEffect, useReducer, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { IdentificationStep } from './identification-step.tsx';

const nobody = { name: '', email: '', phone: '' };
const done = vi.fn<(client: object) => void>();
const want = vi.fn<(wanted: boolean) => void>();
const typed = vi.fn<(client: object) => void>();
const step = (client = nobody) => (
  <IdentificationStep client={client} wantsLink={false} want={want} typed={typed} done={done} back={() => undefined} />
);
const user = userEvent.setup();

beforeEach(() => vi.clearAllMocks());
it('identification step: shows errors beside their fields and focuses the first', async () => {
  render(step());
  await user.type(screen.getByLabelText('Email'), 'helena@');
  await user.click(screen.getByRole('button', { name: 'Prosseguir' }));
  expect(screen.getByLabelText('Nome completo').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('Nome completo'));
  expect(screen.getAllByText('Campo obrigatório.')).toHaveLength(2);
  expect(screen.getByText('Favor digitar um email válido.')).toBeTruthy();
  expect(done).not.toHaveBeenCalled();
});

it('identification step: clears an error when corrected, and continues with what was typed', async () => {
  render(step());
  await user.click(screen.getByRole('button', { name: 'Prosseguir' }));
  await user.type(screen.getByLabelText('Nome completo'), 'Helena Matsuda');
  expect(screen.getAllByText('Campo obrigatório.')).toHaveLength(2);
  await user.type(screen.getByLabelText('Email'), 'helena@exemplo.com.br');
  await user.type(screen.getByLabelText('Telefone'), '11987654321');
  await user.click(screen.getByRole('button', { name: 'Prosseguir' }));
  expect(done).toHaveBeenCalledWith({
    name: 'Helena Matsuda',
    email: 'helena@exemplo.com.br',
    phone: '(11) 98765-4321',
  });
});

it.each(['11987654321', '011 98765-4321', '+55 11 98765 4321', '5511987654321'])(
  'identification step: %s is written as a Brazilian number',
  async (number) => {
    render(step());
    await user.type(screen.getByLabelText('Telefone'), number);
    await user.tab();
    expect(screen.getByLabelText<HTMLInputElement>('Telefone').value).toBe('(11) 98765-4321');
  },
);

it('identification step: fields have their API names, and autocomplete and input mode attributes', () => {
  render(step());
  const inputAttributes = [...document.querySelectorAll('input')].map(({ name, autocomplete, inputMode }) => [
    name,
    autocomplete,
    inputMode,
  ]);
  expect(inputAttributes).toEqual([
    ['name', 'name', ''],
    ['email', 'email', 'email'],
    ['phone', 'tel', 'tel'],
    ['wants_link', '', ''],
  ]);
});

it('identification step: keeps what was typed before hydration, and the focus', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(step());
  const name = container.querySelector<HTMLInputElement>('[name="name"]')!;
  name.value = 'Helena Mat';
  name.focus();
  const root = await act(() => hydrateRoot(container, step()));
  expect(container.querySelector('[name="name"]')).toBe(name);
  expect(name.value).toBe('Helena Mat');
  expect(document.activeElement).toBe(name);
  expect(typed).toHaveBeenCalledWith({ name: 'Helena Mat' });
  act(() => root.unmount());
  container.remove();
});

it('identification step: is filled from the draft when nothing was typed', () => {
  const { rerender } = render(step());
  rerender(step({ ...nobody, email: 'helena@exemplo.com.br' }));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'helena@exemplo.com.br');
});

it('identification step: the link to finish later is not asked for unless ticked, also before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(step());
  const box = container.querySelector<HTMLInputElement>('[name="wants_link"]')!;
  expect(box.checked).toBe(false);
  box.click();
  const root = await act(() => hydrateRoot(container, step()));
  expect(want.mock.calls).toEqual([[true]]);
  act(() => root.unmount());
  container.remove();
});

it('identification step: a tick made before hydration is never undone, whatever renders next', async () => {
  const after: boolean[] = [];
  function Page() {
    const [wanted, setWanted] = useState(false);
    const [renders, renderAgain] = useReducer((count: number) => count + 1, 0);
    useLayoutEffect(() => renderAgain(), []);
    useLayoutEffect(() => {
      const box = container.querySelector<HTMLInputElement>('[name="wants_link"]');
      if (box) after.push(box.checked);
    }, [renders, wanted]);
    return (
      <IdentificationStep
        client={nobody}
        wantsLink={wanted}
        want={setWanted}
        typed={typed}
        done={done}
        back={() => undefined}
      />
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  const page = (
    <Suspense>
      <Page />
    </Suspense>
  );
  container.innerHTML = renderToString(page);
  container.querySelector<HTMLInputElement>('[name="wants_link"]')!.click();
  const root = await act(() => hydrateRoot(container, page));
  expect(after).toEqual([true, true]);
  act(() => root.unmount());
  container.remove();
});
