// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { EarlyKeys } from './early-keys.tsx';
import { useSearchDialog } from './use-search-dialog.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const Search = () => {
  const { button, dialog } = useSearchDialog();
  return (
    <>
      {button}
      {dialog}
    </>
  );
};
const shortcut = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
const escape = () => fireEvent.keyDown(screen.getByRole('combobox', { name: 'Buscar' }), { key: 'Escape' });

test('search dialog: reopened while closing, it leaves the page accessible once closed', async () => {
  renderScreen(<Search />);
  const page = document.body.firstElementChild!;
  shortcut();
  await screen.findByRole('combobox', { name: 'Buscar' });
  expect(page.getAttribute('aria-hidden')).toBe('true');
  vi.useFakeTimers();
  escape();
  act(() => {
    vi.advanceTimersByTime(1);
    shortcut();
  });
  act(() => void vi.advanceTimersByTime(1000));
  escape();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.getAttribute('aria-hidden')).toBeNull();
});

test("search dialog: what is typed before its code is there is kept from the page's keys", () => {
  const pressed: string[] = [];
  const onKey = ({ key }: KeyboardEvent) => void pressed.push(key);
  addEventListener('keydown', onKey);
  let text = '';
  renderScreen(<EarlyKeys type={(change) => (text = change(text))} onCancel={() => (text += ' cancelled')} />);
  for (const key of ['a', 'n', 'a', 'Enter', 'Escape']) fireEvent.keyDown(document.body, { key });
  expect([text, pressed]).toEqual(['ana cancelled', []]);
  removeEventListener('keydown', onKey);
});

test('search dialog: closes on Back, and stays open when a page that was left for before it has loaded', async () => {
  renderScreen(<Search />);
  dispatchEvent(new PopStateEvent('popstate'));
  shortcut();
  await screen.findByRole('dialog', { name: 'Busca' });
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => screen.queryByRole('dialog') === null).toBe(true);
});
