// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Submenu } from './submenu.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = () => {
  render(
    <Submenu title="Pessoas">
      <a href="#/clientes">Clientes</a>
    </Submenu>,
  );
  return screen.getByText('Clientes').closest('details')!;
};
const toggle = (details: HTMLDetailsElement, open: boolean) => {
  details.open = open;
  fireEvent(details, new Event('toggle'));
};

it('sidebar: a group is open until it is folded, and stays folded in this browser', () => {
  const group = show();
  expect(group.open).toBe(true);
  toggle(group, false);
  cleanup();
  const again = show();
  expect(again.open).toBe(false);
  toggle(again, true);
  cleanup();
  expect(show().open).toBe(true);
});
