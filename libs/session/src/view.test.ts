// @vitest-environment happy-dom
import { ownReportsApi } from '@mirante/api-client/content/own-reports.ts';
import { ownPaymentChecksApi } from '@mirante/api-client/sales/own-payment-checks.ts';
import { clientAccountApi } from '@mirante/api-client/sales/client-account.ts';
import { fakeApi, type FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import type { SessionAnswer } from '@mirante/domain/access/session.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { logOut } from './log-in.ts';
import { sessionOf } from './session-slice.ts';
import { startClientSession } from './start-client.ts';
import { SESSION_KEY, leaveViewTab, readStoredSession } from './stored-session.ts';

const detailsCall = 'GET /api/v1/client/details';
const sessionOfClient = (id: number, name: string, token: string): SessionAnswer => ({
  token,
  role: 'client',
  user: { id, name, email: `${id}@mirante.example`, phone: '+5511900000101', roles: [] },
  products: [],
  entitlements: [],
});
const view = {
  ...sessionOfClient(1, 'Ana Lima', 'view.ana'),
  view: { by: 'Lia Prado', ends_at: '2026-11-25T15:15:00.000Z' },
};
const bruno = ({ token, ...details }: SessionAnswer = sessionOfClient(2, 'Bruno Reis', 'bruno')) =>
  JSON.stringify({ token, details, pending_messages: 0, pending_messages_at: '', contact_invitation_at: '' });

let toasts: string[];
beforeEach(() => {
  toasts = [];
  localStorage.clear();
  sessionStorage.clear();
  window.location.hash = '';
});
const start = (answers: Record<string, FakeAnswer> = {}) => {
  const calls = fakeApi({
    [detailsCall]: { body: view },
    'POST /api/v1/logout': { status: 204, body: '' },
    ...answers,
  });
  const store = startClientSession((text) => toasts.push(text));
  return { ...store, calls, session: () => sessionOf(store.getState()) };
};
async function startView(answers: Record<string, FakeAnswer> = {}) {
  window.location.hash = '#/?appToken=view.once';
  const app = start(answers);
  await vi.waitFor(() => expect(app.session()).toMatchObject({ token: 'view.ana', handOver: 'none', isView: true }));
  return app;
}

test("view: stays in its tab, beside the session of a client in this browser's other tabs", async () => {
  localStorage.setItem(SESSION_KEY, bruno());
  const { session, calls } = await startView();
  expect(window.location.hash).toBe('#/');
  expect(calls.map(({ call, headers }) => [call, headers.get('authorization')])).toEqual([
    [detailsCall, 'Bearer view.once'],
  ]);
  expect(toasts).toEqual([]);
  expect(localStorage.getItem(SESSION_KEY)).toBe(bruno());
  expect(readStoredSession(sessionStorage)?.token).toBe('view.ana');
  localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY, storageArea: localStorage }));
  expect(session().token).toBe('view.ana');
});

test('view: goes on when its tab is reloaded, and ends with a logout, without becoming another session', async () => {
  localStorage.setItem(SESSION_KEY, bruno());
  await startView();
  const { dispatch, session } = start();
  expect(session()).toMatchObject({ token: 'view.ana', isView: true });
  await dispatch(logOut());
  expect(session()).toMatchObject({ token: null, details: null, isView: true });
  expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
  expect(localStorage.getItem(SESSION_KEY)).toBe(bruno());
});

test('view: its tab says that it has ended when it is reloaded, until it is left', async () => {
  localStorage.setItem(SESSION_KEY, bruno());
  const { dispatch } = await startView();
  await dispatch(logOut());
  expect(start().session()).toMatchObject({ token: null, isView: true });
  window.location.hash = '#/?appToken=view.old';
  sessionStorage.clear();
  start({ [detailsCall]: { status: 401 } });
  expect(start().session()).toMatchObject({ token: null, isView: true });
  leaveViewTab();
  expect(start().session()).toMatchObject({ token: 'bruno', isView: false });
});

test('view: leaves the phone cookie of the house as it is, which a session sets', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const { dispatch } = await startView();
  await dispatch(logOut());
  expect(written).not.toHaveBeenCalled();
  leaveViewTab();
  localStorage.setItem(SESSION_KEY, bruno());
  await start().dispatch(logOut());
  expect(written.mock.calls.map(([cookie]) => /=(.*?);/.exec(cookie)?.[1])).toEqual([btoa('+5511900000101'), '']);
  written.mockRestore();
});

test('view: a code that is no longer valid opens nothing', async () => {
  localStorage.setItem(SESSION_KEY, bruno());
  window.location.hash = '#/?appToken=view.old';
  const { session } = start({ [detailsCall]: { status: 401 } });
  await vi.waitFor(() => expect(session()).toMatchObject({ token: null, handOver: 'none', isView: true }));
  expect(toasts).toEqual([]);
});

test('view: ends at once when the server ended it', async () => {
  const { dispatch, session } = await startView({ 'GET /api/v1/client/products': { status: 401 } });
  await dispatch(clientAccountApi.endpoints.listOwnProducts.initiate());
  expect([session().token, session().isView, toasts]).toEqual([null, true, []]);
});

test('view: a refused write says so, unless its page made it by itself, and rereads nothing', async () => {
  const detail = 'Você está vendo como o cliente, somente leitura. Nada foi alterado.';
  const refused = { status: 403, body: { code: 'view_only', detail, errors: [] } };
  const { dispatch, calls } = await startView({
    'POST /api/v1/client/verify-payment': refused,
    'POST /api/v1/client/payments/refresh': refused,
    'POST /api/v1/client/reports/7/read': refused,
  });
  const { refreshPayments, verifyPayment } = ownPaymentChecksApi.endpoints;
  await dispatch(ownReportsApi.endpoints.readOwnReport.initiate({ id: 7 }));
  await dispatch(refreshPayments.initiate());
  expect(toasts).toEqual([]);
  await dispatch(verifyPayment.initiate({ body: { payment_id: 1 } }));
  expect(toasts).toEqual([detail]);
  expect(calls.filter(({ call }) => call === detailsCall)).toHaveLength(1);
});

test('view: a session handed over later in its tab is an ordinary one', async () => {
  await startView();
  window.location.hash = '#/?appToken=once';
  const ana = sessionOfClient(1, 'Ana Lima', 'ana');
  const { session } = start({ [detailsCall]: { body: ana } });
  await vi.waitFor(() => expect(session()).toMatchObject({ token: 'ana', isView: false }));
  expect([readStoredSession(localStorage)?.token, sessionStorage.getItem(SESSION_KEY)]).toEqual(['ana', null]);
  expect(start().session()).toMatchObject({ token: 'ana', isView: false });
});
