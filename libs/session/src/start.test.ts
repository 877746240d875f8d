// @vitest-environment happy-dom
import { ownContentsApi } from '@mirante/api-client/content/own-contents.ts';
import { clientAccountApi } from '@mirante/api-client/sales/client-account.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import type { SessionAnswer, SessionDetails } from '@mirante/domain/access/session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshSession } from './refresh.ts';
import { SESSION_KEY } from './stored-session.ts';
import { sessionStarted, sessionOf } from './session-slice.ts';
import { startClientSession } from './start-client.ts';

const ana: SessionAnswer = {
  role: 'client',
  token: 'ana',
  user: { id: 1, name: 'Ana Lima', email: 'ana@mirante.example', phone: null, roles: [] },
  products: [],
  entitlements: [],
};
const detailsCall = 'GET /api/v1/client/details';
const productsCall = 'GET /api/v1/client/products';
const contentsCall = 'GET /api/v1/client/contents';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
  localStorage.clear();
  window.location.hash = '';
});
afterEach(() => vi.useRealTimers());

function start(later: Partial<SessionDetails> = {}) {
  const { token: _token, ...details } = ana;
  const calls = fakeApi({
    [detailsCall]: { body: { ...details, ...later } },
    [productsCall]: { body: [] },
    [contentsCall]: { body: { items: [], total: 0 } },
  });
  const store = startClientSession(() => undefined);
  store.dispatch(sessionStarted(ana));
  const times = (wanted: string) => calls.filter(({ call }) => call === wanted).length;
  return { ...store, times, session: () => sessionOf(store.getState()) };
}

/** What another tab wrote, as the browser tells of it. */
function fromOtherTab(change: Partial<SessionDetails>): void {
  const stored = JSON.parse(localStorage.getItem(SESSION_KEY)!) as { details: SessionDetails };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...stored, details: { ...stored.details, ...change } }));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY, storageArea: localStorage }));
}

test("session: the server is asked for the client's entitlements every 900 seconds", async () => {
  const { times, session } = start({ entitlements: ['full_trader'] });
  await vi.advanceTimersByTimeAsync(899_999);
  expect(times(detailsCall)).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(session().details?.entitlements).toEqual(['full_trader']));
  await vi.advanceTimersByTimeAsync(900_000);
  await vi.waitFor(() => expect(times(detailsCall)).toBe(2));
});

test('session: a change learned by another tab is applied, and shown data refetched', async () => {
  const { dispatch, times, session } = start();
  await dispatch(clientAccountApi.endpoints.listOwnProducts.initiate());
  fromOtherTab({ entitlements: ['top_fundos'] });
  expect(session()).toMatchObject({ token: 'ana', details: { entitlements: ['top_fundos'] } });
  await vi.waitFor(() => expect(times(productsCall)).toBe(2));
});

test('session: what is shown or was read is read anew when more opens, and not when less does', async () => {
  const { dispatch, times, session } = start({ entitlements: ['top_fundos', 'full_trader'] });
  await dispatch(ownContentsApi.endpoints.listOwnContents.initiate({}));
  await dispatch(refreshSession());
  await vi.waitFor(() => expect(times(contentsCall)).toBe(2));
  fromOtherTab({ entitlements: ['top_fundos'] });
  expect(session().details?.entitlements).toEqual(['top_fundos']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(times(contentsCall)).toBe(2);
});

test('session: a change is stored once, so that two tabs do not echo it', () => {
  start();
  const before = localStorage.getItem(SESSION_KEY);
  fromOtherTab({});
  expect(localStorage.getItem(SESSION_KEY)).toBe(before);
  fromOtherTab({ entitlements: ['top_fundos'] });
  const written = localStorage.getItem(SESSION_KEY);
  fromOtherTab({});
  expect(localStorage.getItem(SESSION_KEY)).toBe(written);
});

test.each([
  [500, ['Não foi possível carregar dados do usuário.']],
  [503, []],
])('session: a stored one stays when rereading it answers %d, with these messages: %j', async (status, messages) => {
  const { token, ...details } = ana;
  const then = '2026-08-13T12:00:00.000Z';
  const kept = { token, details, pending_messages: 0, pending_messages_at: then, contact_invitation_at: then };
  localStorage.setItem(SESSION_KEY, JSON.stringify(kept));
  const toasts: string[] = [];
  const calls = fakeApi({ [detailsCall]: { status } });
  const { getState } = startClientSession((text) => toasts.push(text));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sessionOf(getState()).token).toBe('ana');
  expect(toasts).toEqual(messages);
});
