// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { PageBoundary } from './page-boundary.tsx';

const Broken = (): never => {
  throw new Error('Cannot read properties of undefined');
};
const withoutCode = () =>
  lazy(async (): Promise<{ default: () => null }> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(location, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  cleanup();
  vi.restoreAllMocks();
});

const open = (page: ReactNode) =>
  render(
    <MemoryRouter>
      <Link to="/">Esta</Link>
      <Link to="/outra">Outra</Link>
      <PageBoundary>
        <Suspense>
          <Routes>
            <Route path="/" element={page} />
            <Route path="/outra" element={<p>Inteira</p>} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </MemoryRouter>,
  );
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

it('page boundary: keeps the menu when a page crashes, and recovers on navigation', async () => {
  open(<Broken />);
  expect(screen.getByRole('heading', { name: 'Erro desconhecido' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeDefined();
  await follow('Outra');
  expect(screen.getByText('Inteira')).toBeDefined();
  await follow('Esta');
  expect(location.reload).not.toHaveBeenCalled();
});

it('page boundary: reloads when a page whose code failed to load is visited again', async () => {
  const Page = withoutCode();
  open(<Page />);
  expect(await screen.findByRole('heading', { name: 'Erro desconhecido' })).toBeDefined();
  expect(location.reload).not.toHaveBeenCalled();
  await follow('Outra');
  await follow('Esta');
  expect(location.reload).toHaveBeenCalledOnce();
});

it('page boundary: says that there is no network, and reloads only once it is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Page = withoutCode();
  open(<Page />);
  expect(await screen.findByRole('heading', { name: 'Sem conexão com o servidor' })).toBeDefined();
  await follow('Outra');
  await follow('Esta');
  expect(location.reload).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(location.reload).toHaveBeenCalledOnce();
});

it('page boundary: reloads once the network is back though its event was missed', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Page = withoutCode();
  open(<Page />);
  expect(await screen.findByRole('heading', { name: 'Sem conexão com o servidor' })).toBeDefined();
  isOnline.mockReturnValue(true);
  // Any other event makes the page read the state again.
  act(() => void dispatchEvent(new Event('offline')));
  expect(location.reload).toHaveBeenCalledOnce();
});

it('page boundary: reloads once more if the first load after the network is back fails', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const first = open(<Broken />);
  isOnline.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(location.reload).toHaveBeenCalledTimes(1);
  first.unmount();
  vi.useFakeTimers();
  const second = open(<Broken />);
  vi.advanceTimersByTime(1000);
  expect(location.reload).toHaveBeenCalledTimes(2);
  second.unmount();
  open(<Broken />);
  vi.advanceTimersByTime(60_000);
  expect(location.reload).toHaveBeenCalledTimes(2);
});
