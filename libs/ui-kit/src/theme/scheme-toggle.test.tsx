// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeUi, UiRoot } from '../boot/root.tsx';
import { SCHEME_KEY } from './scheme.ts';
import { SchemeToggle } from './scheme-toggle.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const showOn = (system: 'light' | 'dark') => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark') === (system === 'dark'),
    media: query,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(
    <UiRoot ui={makeUi('compact')}>
      <SchemeToggle />
    </UiRoot>,
  );
};
const button = () => screen.getByRole('button', { name: /^Tema/ });
const press = () => {
  fireEvent.click(button());
  return button().getAttribute('aria-label');
};

test.each([
  [
    'light',
    [
      'Tema escuro. Mudar para tema claro',
      'Tema claro. Mudar para tema do sistema',
      'Tema do sistema. Mudar para tema escuro',
    ],
  ],
  [
    'dark',
    [
      'Tema claro. Mudar para tema escuro',
      'Tema escuro. Mudar para tema do sistema',
      'Tema do sistema. Mudar para tema claro',
    ],
  ],
] as const)(
  'scheme toggle: on a %s machine the first press changes the scheme, and the third follows the system again',
  (system, announced) => {
    showOn(system);
    expect([press(), press(), press()]).toEqual(announced);
    expect(localStorage.getItem(SCHEME_KEY)).toBe('system');
  },
);
