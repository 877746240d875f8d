// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { CLIENT_IDLE_HOURS, type SessionAnswer } from '@mirante/domain/access/session.ts';
import { MAX_KEPT, type OwnReport } from '@mirante/domain/content/report.ts';
import { loggedOut, sessionEnded, sessionReducer, sessionStarted } from '@mirante/session/session-slice.ts';
import { SESSION_KEY } from '@mirante/session/stored-session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../testing/fake-caches.ts';
import { removeOthersOnLogin, offlineCacheName } from './offline-caches.ts';
import { storeReport, offlinePdf, offlineReport, offlineReports, updateOfflineReports } from './offline-reports.ts';

const NOON = new Date('2026-11-25T15:00:00Z').getTime();
const HOUR = 3_600_000;
const ana = { clientId: 1, token: 'ana' };
let caches: ReturnType<typeof fakeCaches>;
let asked: { address: string; as: string | null }[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  caches = fakeCaches();
  asked = [];
  logIn(ana.token);
  globalThis.fetch = async (asking, init) => {
    const address = typeof asking === 'string' ? asking : '';
    asked.push({ address, as: new Headers(init?.headers).get('authorization') });
    return new Response(`PDF de ${address}`);
  };
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const logIn = (token: string) =>
  localStorage.setItem(SESSION_KEY, JSON.stringify({ token, details: { role: 'client', user: { id: 1 } } }));
const report = (id: number, more: Partial<OwnReport> = {}) =>
  ({
    id,
    name: `Estudo ${id}`,
    file_path: `/api/v1/client/reports/${id}/pdf`,
    version: 1,
    read_at: null,
    open_until: null,
    errata: [],
    ...more,
  }) as unknown as OwnReport;
const keep = async (id: number, more?: Partial<OwnReport>) => {
  vi.setSystemTime(Date.now() + 1000);
  await storeReport(ana, report(id, more));
};
const kept = async () => (await offlineReports(ana.clientId)).map((each) => each.report.id);
const textOf = async (id: number) => new TextDecoder().decode(await offlinePdf(ana.clientId, id));

test('a report that was read is kept with its PDF, fetched once in the reader’s name, and counts as read', async () => {
  await keep(5);
  await keep(5);
  expect(asked).toEqual([{ address: '/api/v1/client/reports/5/pdf', as: 'Bearer ana' }]);
  expect(await textOf(5)).toBe('PDF de /api/v1/client/reports/5/pdf');
  expect((await offlineReport(1, 5))?.report.read_at).not.toBeNull();
  expect(await offlineReport(2, 5)).toBeUndefined();
});

test('only the ten that were read last are kept', async () => {
  for (let id = 1; id <= MAX_KEPT + 2; id += 1) await keep(id);
  expect(await kept()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(caches.get(offlineCacheName(1))!.size).toBe(2 * MAX_KEPT);
  await keep(3);
  await keep(20);
  expect(await kept()).toEqual([20, 3, 12, 11, 10, 9, 8, 7, 6, 5]);
});

test.each([
  ['as long as a session lives unused', {}, CLIENT_IDLE_HOURS * HOUR],
  ['until what unlocks it ends', { open_until: new Date(NOON + HOUR).toISOString() }, HOUR],
])('a kept report opens %s, and then is gone', async (_until, more, after) => {
  await storeReport(ana, report(5, more));
  vi.setSystemTime(NOON + after - 1);
  expect(await kept()).toEqual([5]);
  vi.setSystemTime(NOON + after);
  expect(await offlinePdf(1, 5)).toBeUndefined();
  expect(caches.get(offlineCacheName(1))!.size).toBe(0);
});

test('a clock that was put back opens nothing', async () => {
  await storeReport(ana, report(5));
  vi.setSystemTime(NOON - 1);
  expect(await kept()).toEqual([]);
});

test('what the server leaves out is removed, what it tells anew is shown, and a new version brings its own PDF', async () => {
  for (const id of [1, 2, 3, 4]) await keep(id);
  vi.setSystemTime(NOON + CLIENT_IDLE_HOURS * HOUR - 1);
  const errata = [{ text: 'É 3,24.', at: '2026-11-25T16:00:00Z' }];
  await updateOfflineReports(ana, { asked: [1, 2, 3], readable: [report(2, { errata }), report(3, { version: 2 })] });
  vi.setSystemTime(NOON + CLIENT_IDLE_HOURS * HOUR + HOUR);
  expect(await kept()).toEqual([3, 2]);
  expect((await offlineReport(1, 2))?.report.errata).toEqual(errata);
  expect(asked).toHaveLength(5);
  expect([...caches.get(offlineCacheName(1))!.keys()].filter((path) => path.includes('/3'))).toEqual([
    '/offline/reports/3.json',
    '/offline/reports/3-2.pdf',
  ]);
});

test('a PDF that is refused keeps nothing', async () => {
  globalThis.fetch = async () => new Response('', { status: 404 });
  await expect(keep(5)).rejects.toThrow('404');
  expect(await kept()).toEqual([]);
});

test('a logout while a PDF is on its way leaves nothing behind', async () => {
  globalThis.fetch = async () => {
    localStorage.removeItem(SESSION_KEY);
    return new Response('PDF');
  };
  await keep(5);
  expect([...caches.keys()]).toEqual([]);
});

const session = (id: number): SessionAnswer => ({
  token: `t${id}`,
  role: 'client',
  user: { id, name: 'Ana', email: 'ana@mirante.example', phone: null, roles: [] },
});
test.each([
  ['a logout', loggedOut(), []],
  ['the end of the session', sessionEnded(), []],
  ['the login of another client', sessionStarted(session(2)), []],
  ['a new session of the same client', sessionStarted({ ...session(1), token: 'other' }), [offlineCacheName(1)]],
])('after %s, what is left is %3$s', async (_what, action, left) => {
  const store = makeStore({ notify: () => {}, reducers: { session: sessionReducer } });
  store.dispatch(sessionStarted(session(1)));
  await keep(5);
  removeOthersOnLogin(store);
  store.dispatch(action);
  await vi.waitFor(() => expect([...caches.keys()]).toEqual(left));
});

test('a start without a session removes what was kept, and no other cache', async () => {
  await keep(5);
  await globalThis.caches.open('shell-1');
  removeOthersOnLogin(makeStore({ notify: () => {}, reducers: { session: sessionReducer } }));
  await vi.waitFor(() => expect([...caches.keys()]).toEqual(['shell-1']));
});
