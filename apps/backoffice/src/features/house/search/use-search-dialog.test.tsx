// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
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

function HistorySearch() {
  const navigate = useNavigate();
  return (
    <>
      <Search />
      <button onClick={() => navigate('/clientes')}>Clientes</button>
      <button onClick={() => navigate(-1)}>Voltar</button>
    </>
  );
}

test('search dialog: closes on Back, and stays open when the page of a link has loaded', async () => {
  renderScreen(<HistorySearch />);
  const go = (button: string) => fireEvent.click(screen.getByText(button));
  go('Clientes');
  shortcut();
  await screen.findByRole('dialog', { name: 'Busca' });
  go('Voltar');
  await expect.poll(() => screen.queryByRole('dialog') === null).toBe(true);
  shortcut();
  await screen.findByRole('dialog', { name: 'Busca' });
  go('Clientes');
  expect(screen.getByRole('dialog', { name: 'Busca' })).toBeTruthy();
});
