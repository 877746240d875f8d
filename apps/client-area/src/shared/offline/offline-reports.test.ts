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

test("offline reports: a read report is stored with its PDF, fetched once with the reader's token, and marked read", async () => {
  await keep(5);
  await keep(5);
  expect(asked).toEqual([{ address: '/api/v1/client/reports/5/pdf', as: 'Bearer ana' }]);
  expect(await textOf(5)).toBe('PDF de /api/v1/client/reports/5/pdf');
  expect((await offlineReport(1, 5))?.report.read_at).not.toBeNull();
  expect(await offlineReport(2, 5)).toBeUndefined();
});

test('offline reports: only the ten read last are stored', async () => {
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
])('offline reports: a stored report opens %s, and is then removed', async (_until, more, after) => {
  await storeReport(ana, report(5, more));
  vi.setSystemTime(NOON + after - 1);
  expect(await kept()).toEqual([5]);
  vi.setSystemTime(NOON + after);
  expect(await offlinePdf(1, 5)).toBeUndefined();
  expect(caches.get(offlineCacheName(1))!.size).toBe(0);
});

test('offline reports: nothing opens after the clock was turned back', async () => {
  await storeReport(ana, report(5));
  vi.setSystemTime(NOON - 1);
  expect(await kept()).toEqual([]);
});

test("offline reports: are updated from the server: removed, changed, or with a new version's PDF", async () => {
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

test('offline reports: what was stored since the server was asked stays, also without a PDF', async () => {
  await keep(1);
  await keep(2, { file_path: null });
  await updateOfflineReports(ana, { asked: [1], readable: [] });
  expect(await kept()).toEqual([2]);
});

test('offline reports: without the PDF of a new version the old one stays, and the others are updated', async () => {
  for (const id of [5, 6, 7]) await keep(id);
  globalThis.fetch = async () => new Response('', { status: 503 });
  const readable = [report(7, { version: 2 }), report(6, { name: 'Outro nome' })];
  await updateOfflineReports(ana, { asked: [5, 6, 7], readable });
  expect(await kept()).toEqual([7, 6]);
  expect([await textOf(7), (await offlineReport(1, 7))?.report.version]).toEqual([
    'PDF de /api/v1/client/reports/7/pdf',
    1,
  ]);
  expect((await offlineReport(1, 6))?.report.name).toBe('Outro nome');
});

test('offline reports: a refused PDF stores nothing', async () => {
  globalThis.fetch = async () => new Response('', { status: 404 });
  await expect(keep(5)).rejects.toThrow('404');
  expect(await kept()).toEqual([]);
});

test('offline reports: a logout during the download leaves nothing', async () => {
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
])('offline reports: after %s, what is left is %3$s', async (_what, action, left) => {
  const store = makeStore({ notify: () => {}, reducers: { session: sessionReducer } });
  store.dispatch(sessionStarted(session(1)));
  await keep(5);
  removeOthersOnLogin(store);
  store.dispatch(action);
  await vi.waitFor(() => expect([...caches.keys()]).toEqual(left));
});

test('offline reports: a start without a session removes them, and no other cache', async () => {
  await keep(5);
  await globalThis.caches.open('shell-1');
  removeOthersOnLogin(makeStore({ notify: () => {}, reducers: { session: sessionReducer } }));
  await vi.waitFor(() => expect([...caches.keys()]).toEqual(['shell-1']));
});
