// @vitest-environment happy-dom
import { permissionsApi } from '@mirante/api-client/access/permissions.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import type { SessionAnswer } from '@mirante/domain/access/session.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshOnUse } from './refresh-on-use.ts';
import { sessionEnded, sessionStarted } from './session-slice.ts';
import { startSession, type SessionStore } from './start.ts';

const rui: SessionAnswer = {
  role: 'user',
  token: 'rui',
  user: { id: 1, name: 'Rui', email: 'rui@mirante.example', phone: null, roles: [] },
  products: [],
  entitlements: [],
};
const MINUTE = 60_000;
let store: SessionStore;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] });
  sessionStorage.clear();
});
afterEach(() => {
  store.dispatch(sessionEnded());
  vi.useRealTimers();
});

function start() {
  const { token: _token, ...details } = rui;
  const calls = fakeApi({ 'GET /api/v1/user': { body: details } });
  const said: string[] = [];
  const notify = (text: string) => void said.push(text);
  store = startSession({ role: 'user', storage: sessionStorage, notify, middleware: [refreshOnUse(notify)] });
  store.dispatch(sessionStarted(rui));
  return { calls, said };
}
const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));

it('staff session: an unattended window makes no call, and warns two minutes before its session ends', async () => {
  const { calls, said } = start();
  await vi.advanceTimersByTimeAsync(27 * MINUTE - 1);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(['Sua sessão termina em 2 minutos: clique para continuar.']);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(said).toHaveLength(1);
  expect(calls).toEqual([]);
});

it('staff session: typing and clicking keep it, by one call a minute at most', async () => {
  const { calls, said } = start();
  for (let uses = 0; uses < 120; uses += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE / 3);
    press();
  }
  await vi.waitFor(() => expect(calls).toHaveLength(40));
  expect(said).toEqual([]);
});

it('staff session: a use soon after a call of the page makes none of its own', async () => {
  const { calls } = start();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await store.dispatch(permissionsApi.endpoints.listRoutes.initiate());
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  press();
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(1);
  press();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
});

it('staff session: a hidden window says nothing', async () => {
  const { said } = start();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(27 * MINUTE);
  expect(said).toEqual([]);
  hidden.mockRestore();
});

it('staff session: nothing is said once it has ended', async () => {
  const { said } = start();
  store.dispatch(sessionEnded());
  await vi.advanceTimersByTimeAsync(40 * MINUTE);
  expect(said).toEqual([]);
});
