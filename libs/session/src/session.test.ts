// @vitest-environment happy-dom
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { sessionApi } from '@mirante/api-client/access/session.ts';
import { clientAccountApi } from '@mirante/api-client/sales/client-account.ts';
import { FORBIDDEN } from '@mirante/domain/access/forbidden.ts';
import type { SessionAnswer, SessionDetails } from '@mirante/domain/access/session.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { declineHandOver, switchSession } from './hand-over.ts';
import { SESSION_KEY, readStoredSession } from './stored-session.ts';
import { logIn, logOut } from './log-in.ts';
import { refreshSession } from './refresh.ts';
import { EXPIRED_NOTICE } from './refusals.ts';
import { sessionRefreshed, sessionStarted, sessionOf } from './session-slice.ts';
import { startClientSession } from './start-client.ts';

const detailsOf = (id: number, name: string): SessionDetails => ({
  role: 'client',
  user: { id, name, email: `${id}@mirante.example`, phone: '+5511900000101', roles: [] },
  products: [],
  entitlements: [],
});
const ana = { ...detailsOf(1, 'Ana Lima'), token: 'ana' };
const bruno = { ...detailsOf(2, 'Bruno Reis'), token: 'bruno' };
const staff: SessionAnswer = {
  role: 'user',
  token: 'staff',
  user: { id: 9, name: 'Admin', email: 'a@mirante.example', phone: null, roles: [{ id: 1, name: 'administrador' }] },
};

const login = 'POST /api/v1/login';
const logout = 'POST /api/v1/logout';
const detailsCall = 'GET /api/v1/client/details';
const { listOwnProducts, listOwnPayments, getOwnPayment } = clientAccountApi.endpoints;
const productsCall = 'GET /api/v1/client/products';

let toasts: string[];
const start = (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const calls = fakeApi({ [detailsCall]: { status: 500 }, [logout]: { status: 204, body: '' }, ...answers });
  const store = startClientSession((text) => toasts.push(text));
  return { ...store, calls, session: () => sessionOf(store.getState()) };
};
const stored = (answer: SessionAnswer) => {
  const { token, ...details } = answer;
  return JSON.stringify({
    token,
    details,
    pending_messages: 0,
    pending_messages_at: '2026-01-01T00:00:00Z',
    contact_invitation_at: '2026-01-01T00:00:00Z',
  });
};

/** Another tab stores a session, or removes it. */
function fromOtherTab(value: string | null, key: string | null = SESSION_KEY): void {
  if (value === null) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, value);
  window.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: localStorage }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
  toasts = [];
  localStorage.clear();
  window.location.hash = '';
});
afterEach(() => vi.useRealTimers());

describe('logging in', () => {
  test('stores the session, with messages and contact invitation dated 100 days back', async () => {
    vi.setSystemTime('2026-11-21T12:00:00Z');
    const { dispatch, calls } = start({ [login]: { body: ana } });
    expect(await dispatch(logIn('client', { email: 'ana@mirante.example', password: 'x' }))).toEqual({ kind: 'in' });
    expect(calls.find(({ call }) => call === login)!.body).toMatchObject({ role: 'client' });
    expect(readStoredSession(localStorage)).toMatchObject({
      token: 'ana',
      details: { user: { name: 'Ana Lima' } },
      pending_messages_at: '2026-08-13T12:00:00.000Z',
      contact_invitation_at: '2026-08-13T12:00:00.000Z',
    });
  });

  test('with the password of the other role stores no session, and revokes the token', async () => {
    const { dispatch, session, calls } = start({ [login]: { body: staff } });
    expect(await dispatch(logIn('client', { email: 'admin@mirante.example', password: 'x' }))).toEqual({
      kind: 'elsewhere',
      role: 'user',
    });
    expect(session().token).toBeNull();
    expect(calls.at(-1)).toMatchObject({ call: logout });
    expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer staff');
  });

  test('with the password of a user who has a second factor, does not ask a client for its code', async () => {
    const { dispatch } = start({ [login]: { body: { second_factor: { challenge: 'c' } } } });
    const credentials = { email: 'admin@mirante.example', password: 'x' };
    expect(await dispatch(logIn('client', credentials))).toEqual({ kind: 'elsewhere', role: 'user' });
    expect(await dispatch(logIn('user', credentials))).toEqual({ kind: 'code', challenge: 'c' });
  });

  test('when refused returns the reason', async () => {
    const { dispatch } = start({
      [login]: { status: 422, body: { detail: 'Usuário ou senha inválidos', errors: [] } },
    });
    expect(await dispatch(logIn('client', { email: 'a@b.co', password: 'x' }))).toMatchObject({
      kind: 'refused',
      problem: { status: 422 },
    });
  });
});

test('logging out revokes the token and clears the session after 100 ms', async () => {
  const { dispatch, session, calls } = start();
  dispatch(sessionStarted(ana));
  const done = dispatch(logOut());
  await vi.advanceTimersByTimeAsync(99);
  expect(session().token).toBe('ana');
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(session().token).toBeNull();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(calls.map(({ call }) => call)).toContain(logout);
});

describe('a refused call', () => {
  test('with 401 shows one notice, and ends the session 2 seconds later', async () => {
    const { dispatch, session } = start({
      [productsCall]: { status: 401 },
      'GET /api/v1/client/payments': { status: 401 },
    });
    dispatch(sessionStarted(ana));
    await Promise.all([dispatch(listOwnProducts.initiate()), dispatch(listOwnPayments.initiate({}))]);
    expect(toasts).toEqual([EXPIRED_NOTICE]);
    await vi.advanceTimersByTimeAsync(1999);
    expect(session().token).toBe('ana');
    await vi.advanceTimersByTimeAsync(1);
    expect(session().token).toBeNull();
  });

  test('with 401 says nothing about a session that began while it was under way', async () => {
    const begun = Promise.withResolvers<void>();
    const { dispatch, session } = start({
      [productsCall]: () => begun.promise.then(() => ({ status: 401 })),
    });
    const read = dispatch(listOwnProducts.initiate());
    dispatch(sessionStarted(ana));
    begun.resolve();
    await read;
    await vi.advanceTimersByTimeAsync(2000);
    expect(toasts).toEqual([]);
    expect(session().token).toBe('ana');
  });

  test('with 401 to its own token, as of a logout, says nothing about the session', async () => {
    const { dispatch, session } = start({ [logout]: { status: 401 } });
    dispatch(sessionStarted(ana));
    await dispatch(sessionApi.endpoints.logOut.initiate({ token: 'ana' }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(toasts).toEqual([]);
    expect(session().token).toBe('ana');
  });

  test('with 401 does not end the session of a login meanwhile', async () => {
    const { dispatch, session } = start({ [productsCall]: { status: 401 } });
    dispatch(sessionStarted(ana));
    await dispatch(listOwnProducts.initiate());
    dispatch(sessionStarted(bruno));
    await vi.advanceTimersByTimeAsync(2000);
    expect(session().token).toBe('bruno');
  });

  test('with 403 shows a notice, and keeps the session', async () => {
    const { dispatch, session } = start({ [productsCall]: { status: 403 } });
    dispatch(sessionStarted(ana));
    await dispatch(listOwnProducts.initiate());
    await vi.advanceTimersByTimeAsync(5000);
    expect(toasts).toEqual([FORBIDDEN]);
    expect(session().token).toBe('ana');
  });
});

describe('starting a session', () => {
  test('resumes the stored session, and rereads it from the server', async () => {
    localStorage.setItem(SESSION_KEY, stored(ana));
    const { session } = start({ [detailsCall]: { body: { ...detailsOf(1, 'Ana Lima Souza') } } });
    expect(session().details?.user.name).toBe('Ana Lima');
    await vi.waitFor(() => expect(session().details?.user.name).toBe('Ana Lima Souza'));
  });

  test.each(['not JSON', '{}', '{"token":"ana"}', stored(staff)])(
    'ignores a storage without a session of its role: %.12s',
    (text) => {
      localStorage.setItem(SESSION_KEY, text);
      expect(start().session().token).toBeNull();
    },
  );

  test("follows another tab's logout and login", () => {
    const { dispatch, session } = start();
    dispatch(sessionStarted(ana));
    fromOtherTab(null);
    expect(session().token).toBeNull();
    fromOtherTab(stored(bruno));
    expect(session().details?.user.name).toBe('Bruno Reis');
    fromOtherTab(null, 'another key');
    expect(session().token).toBe('bruno');
    // All of the storage was cleared.
    fromOtherTab(null, null);
    expect(session().token).toBeNull();
  });
});

test('what another tab read of the session is followed, and what it changes is reread', async () => {
  const { dispatch, session, calls } = start({ [productsCall]: { body: [] } });
  dispatch(sessionStarted(ana));
  const products = dispatch(listOwnProducts.initiate());
  await products;
  fromOtherTab(stored(ana));
  fromOtherTab(stored({ ...ana, entitlements: ['full_trader'] }));
  expect(session().details?.entitlements).toEqual(['full_trader']);
  await vi.waitFor(() => expect(calls.filter(({ call }) => call === productsCall)).toHaveLength(2));
  products.unsubscribe();
});

test('a session is reread each time, and takes no details that came after another login', async () => {
  const details = [detailsOf(1, 'Ana Lima Souza'), detailsOf(1, 'Ana Souza'), detailsOf(1, 'Ana')];
  const { dispatch, session } = start({ [detailsCall]: () => ({ body: details.shift() }) });
  const name = () => session().details?.user.name;
  dispatch(sessionStarted(ana));
  await dispatch(refreshSession());
  await dispatch(refreshSession());
  expect(name()).toBe('Ana Souza');
  const reread = dispatch(refreshSession());
  dispatch(sessionStarted(bruno));
  await reread;
  expect([name(), details]).toEqual(['Bruno Reis', []]);
});

test("a session has nothing of what another person's has read", async () => {
  const { dispatch, getState } = start({ [productsCall]: { body: [] } });
  const read = () => listOwnProducts.select()(getState()).data;
  dispatch(sessionStarted(ana));
  await dispatch(listOwnProducts.initiate());
  dispatch(sessionRefreshed(detailsOf(1, 'Ana Lima Souza')));
  expect(read()).toEqual([]);
  dispatch(sessionStarted(bruno));
  expect(read()).toBeUndefined();
});

describe('a session hand-over in the URL', () => {
  const handedOver = { [detailsCall]: { body: ana } };

  test('is exchanged for a session, and removed from the URL', async () => {
    window.location.hash = '#/?appToken=once';
    const { session, calls } = start(handedOver);
    expect(window.location.hash).toBe('#/');
    expect(session().handOver).toBe('checking');
    await vi.waitFor(() => expect(session()).toMatchObject({ token: 'ana', handOver: 'none' }));
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer once');
    await vi.waitFor(() => expect(toasts).toEqual([`Você entrou como ${ana.user.name}.`]));
  });

  test('that expired leads to the login with a notice', async () => {
    window.location.hash = '#appToken=old';
    const { session } = start({ [detailsCall]: { status: 401 } });
    await vi.waitFor(() => expect(session()).toMatchObject({ token: null, handOver: 'none' }));
    expect(toasts).toEqual(['Este link de acesso expirou. Entre com seu email e senha.']);
  });

  test('without an answer is not said to have expired', async () => {
    window.location.hash = '#appToken=once';
    const { session } = start({ [detailsCall]: { status: 503 } });
    await vi.waitFor(() => expect(session()).toMatchObject({ token: null, handOver: 'none' }));
    expect(toasts).toEqual(['Não foi possível entrar por este link. Entre com seu email e senha.']);
  });

  test('of the same user takes the place of the current session, without a word', async () => {
    localStorage.setItem(SESSION_KEY, stored({ ...ana, token: 'earlier' }));
    window.location.hash = '#/?appToken=once';
    const { session, calls } = start(handedOver);
    await vi.waitFor(() => expect(calls.at(-1)).toMatchObject({ call: logout }));
    expect([session().token, session().handOver, toasts]).toEqual(['ana', 'none', []]);
    expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer earlier');
  });

  const asAnotherPerson = async () => {
    localStorage.setItem(SESSION_KEY, stored(bruno));
    window.location.hash = '#/?appToken=once';
    const app = start(handedOver);
    await vi.waitFor(() => expect(app.session().handOver).toEqual({ of: ana }));
    expect(app.session().token).toBe('bruno');
    return app;
  };

  test('of another user is accepted only after confirmation, and ends the current session', async () => {
    const { dispatch, session, calls } = await asAnotherPerson();
    fromOtherTab(stored({ ...bruno, entitlements: ['full_trader'] }));
    expect(session().handOver).toEqual({ of: ana });
    await dispatch(switchSession(ana));
    expect(session()).toMatchObject({ token: 'ana', handOver: 'none' });
    expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer bruno');
  });

  test('of another user is revoked when declined', async () => {
    const { dispatch, session, calls } = await asAnotherPerson();
    await dispatch(declineHandOver(ana));
    expect(session()).toMatchObject({ token: 'bruno', handOver: 'none' });
    expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer ana');
  });
});

test('a payment that becomes paid is announced, and products and entitlements are reread', async () => {
  const statuses = ['pending', 'pending', 'paid', 'paid'];
  const calls = fakeApi({
    'GET /api/v1/client/payments/7': () => ({ body: { id: 7, status: statuses.shift() } }),
    [productsCall]: { body: [] },
    [detailsCall]: { body: { ...detailsOf(1, 'Ana Lima'), entitlements: ['full_trader'] } },
  });
  const { dispatch, getState } = startClientSession((text) => toasts.push(text));
  dispatch(sessionStarted(ana));
  const products = dispatch(listOwnProducts.initiate());
  await products;
  while (statuses.length > 0) await dispatch(getOwnPayment.initiate({ id: 7 }, { forceRefetch: true }));
  await vi.waitFor(() => expect(sessionOf(getState()).details?.entitlements).toEqual(['full_trader']));
  expect(toasts).toEqual(['Pagamento validado!']);
  expect(calls.filter(({ call }) => call === detailsCall)).toHaveLength(1);
  expect(calls.filter(({ call }) => call === productsCall)).toHaveLength(2);
  products.unsubscribe();
});
