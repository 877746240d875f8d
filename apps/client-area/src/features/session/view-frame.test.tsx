// @vitest-environment happy-dom
import { isViewTab, markViewTab } from '@mirante/session/stored-session.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../../app/app.tsx';
import { to } from '../../app/to.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const MINUTE = 60_000;
const openAt = (at: string, more: { must_change_password?: true } = {}, answers = {}) =>
  renderScreen(
    <App />,
    { 'POST /api/v1/logout': { status: 204, body: '' }, ...answers },
    { view: { by: 'Lia Prado', ends_at: new Date(Date.now() + 15 * MINUTE).toISOString() }, ...more },
    at,
  );
const banner = () => screen.findByRole('region', { name: 'Visualização da equipe' });

test.each([
  ['the home', to.home(), {}],
  ['a page of the account', to.sessions(), {}],
  ['an unknown address', '/nada', {}],
  ['the change of a password that staff reset', to.home(), { must_change_password: true }],
] as const)('view: %s has the banner, which names the client and the time left', async (_page, at, more) => {
  openAt(at, more);
  expect((await banner()).textContent).toMatch(
    /^Você está vendo como Ana Falcão\.Somente leitura\. Termina em (15:00|14:5\d)Encerrar$/,
  );
});

const ended = () => screen.findByRole('heading', { name: 'A visualização terminou' });

test('view: Encerrar ends it, and leaves no page of the client and no login', async () => {
  const { calls } = openAt(to.home());
  await banner();
  fireEvent.click(screen.getByRole('button', { name: 'Encerrar' }));
  expect(await ended()).toBeTruthy();
  expect(calls.map(({ call }) => call)).toContain('POST /api/v1/logout');
  expect([screen.queryByRole('navigation'), screen.queryByLabelText('Senha')]).toEqual([null, null]);
  expect(screen.getByRole('link', { name: 'Ir para o backoffice' })).toBe(document.activeElement);
});

test("view: the tab of one that has ended becomes a client's only when asked to", async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  markViewTab();
  openAt(to.home());
  fireEvent.click(await screen.findByRole('button', { name: 'Encerrar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Usar esta aba como cliente' }));
  expect([isViewTab(), reload.mock.calls.length]).toEqual([false, 1]);
});

test('view: ends by itself when its time is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openAt(to.home());
  await banner();
  await vi.advanceTimersByTimeAsync(15 * MINUTE);
  expect(await ended()).toBeTruthy();
});

test('view: a page that only the client opens says so', async () => {
  const detail = 'Você está vendo como o cliente. Isto só o próprio cliente abre.';
  const refused = { status: 403, body: { code: 'view_only', detail, errors: [] } };
  const { toasts } = openAt(to.sessions(), {}, { 'GET /api/v1/account/sessions': refused });
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sessões' })).toBeTruthy();
  expect(toasts).toEqual([detail]);
});

test("view: a client's own session has no banner", async () => {
  renderScreen(<App />, {}, {}, to.home());
  expect(await screen.findByRole('navigation', { name: 'Principal' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Visualização da equipe' })).toBeNull());
});
