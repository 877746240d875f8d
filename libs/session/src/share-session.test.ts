// @vitest-environment happy-dom
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { makeStore } from '@mirante/api-client/store.ts';
import type { SessionAnswer } from '@mirante/domain/access/session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logOut } from './log-in.ts';
import { sessionOf, sessionReducer, sessionRefreshed, sessionStarted } from './session-slice.ts';
import { shareSession } from './share-session.ts';

const { token, ...details }: SessionAnswer = {
  role: 'user',
  token: 'rui',
  user: { id: 9, name: 'Rui Prado', email: 'rui@mirante.example', phone: null, roles: [] },
};
const other: SessionAnswer = { ...details, token: 'lia', user: { ...details.user, id: 10, name: 'Lia Reis' } };

let browser: string;
let channels: BroadcastChannel[];
beforeEach(() => {
  browser = crypto.randomUUID();
  channels = [];
  fakeApi({ 'POST /api/v1/logout': { status: 204, body: '' } });
});
afterEach(() => channels.forEach((channel) => channel.close()));

/** A tab of the browser, with a session of its own where one is given. */
function openTab(answer?: SessionAnswer) {
  const store = makeStore({ notify: () => undefined, reducers: { session: sessionReducer } });
  if (answer) store.dispatch(sessionStarted(answer));
  const channel = new BroadcastChannel(browser);
  channels.push(channel);
  shareSession(store, channel);
  return { ...store, session: () => sessionOf(store.getState()) };
}

test('shared session: a new tab takes it from an open one', async () => {
  openTab({ ...details, token });
  const tab = openTab();
  expect(tab.session()).toMatchObject({ token: null, handOver: 'checking' });
  await vi.waitFor(() => expect(tab.session()).toMatchObject({ token, details, handOver: 'none' }));
});

test('shared session: a tab without an answer shows the login', async () => {
  const tab = openTab();
  await vi.waitFor(() => expect(tab.session()).toMatchObject({ token: null, handOver: 'none' }));
});

test('shared session: a login and its changes in one tab apply to all', async () => {
  const [first, second] = [openTab(), openTab()];
  first.dispatch(sessionStarted({ ...details, token }));
  await vi.waitFor(() => expect(second.session()).toMatchObject({ token, details }));
  second.dispatch(sessionRefreshed({ ...details, user: { ...details.user, name: 'Rui P.' } }));
  await vi.waitFor(() => expect(first.session().details?.user.name).toBe('Rui P.'));
});

test('shared session: a logout, or another login, in one tab applies to all', async () => {
  const [first, second] = [openTab({ ...details, token }), openTab()];
  await vi.waitFor(() => expect(second.session().token).toBe(token));
  await second.dispatch(logOut());
  await vi.waitFor(() => expect(first.session().token).toBeNull());
  second.dispatch(sessionStarted(other));
  await vi.waitFor(() => expect(first.session()).toMatchObject({ token: 'lia', details: { user: { id: 10 } } }));
});

test('shared session: a logout in the tab of the login applies to all', async () => {
  const [first, second] = [openTab(), openTab()];
  first.dispatch(sessionStarted({ ...details, token }));
  await vi.waitFor(() => expect(second.session().token).toBe(token));
  await first.dispatch(logOut());
  await vi.waitFor(() => expect(second.session().token).toBeNull());
});
