// @vitest-environment happy-dom
import { FORBIDDEN } from '@mirante/domain/access/forbidden.ts';
import { TOO_LARGE, UNREADABLE } from '@mirante/contract/problem.ts';
import { expect, test } from 'vitest';
import { pixApi } from './sales/pix.ts';
import { ownSessionsApi } from './access/own-sessions.ts';
import { passkeysApi } from './access/passkeys.ts';
import { sessionApi } from './access/session.ts';
import { makeStore } from './store.ts';
import { fakeApi, type FakeAnswer } from './testing/fake-api.ts';

const details = 'GET /api/v1/client/details';
const { getClientDetails, logIn } = sessionApi.endpoints;
const storeOf = (toasts: string[] = []) =>
  makeStore({ notify: (text) => toasts.push(text), reducers: { session: () => ({ token: 'abc' }) } });

test("the API client sends the session's token", async () => {
  const calls = fakeApi({ [details]: { body: { role: 'client' } } });
  const { data } = await storeOf().dispatch(getClientDetails.initiate());
  expect(data).toEqual({ role: 'client' });
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer abc');
});

test("the API client can send another token than the session's", async () => {
  const calls = fakeApi({ [details]: {} });
  await storeOf().dispatch(getClientDetails.initiate({ token: 'hand-over' }));
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer hand-over');
});

test("the API client keeps a problem's code, message, fields, record, place in the queue and retry time", async () => {
  const problem = {
    code: 'too_many',
    title: 'Muitas vezes',
    detail: 'Aguarde 30 segundos.',
    current: { id: 7 },
    position: 12,
    errors: [{ path: 'email', message: 'Muitas vezes.' }],
  };
  fakeApi({ 'POST /api/v1/login': { status: 429, body: problem, headers: { 'retry-after': '30' } } });
  const { error } = await storeOf().dispatch(logIn.initiate({ body: { email: 'a', password: 'b' } }));
  expect(error).toEqual({ ...problem, status: 429, retry_after: 30 });
});

test.each([
  [502, UNREADABLE],
  [413, TOO_LARGE],
])("the API client turns a gateway's HTML page into a problem with its status, %i", async (status, detail) => {
  fakeApi({ [details]: { status, body: '<html>' } });
  const { error } = await storeOf().dispatch(getClientDetails.initiate());
  expect(error).toMatchObject({ status, detail, errors: [] });
});

test('the API client turns a network failure into a problem', async () => {
  fakeApi({ [details]: 'network' });
  const { error } = await storeOf().dispatch(getClientDetails.initiate());
  expect(error).toMatchObject({ status: 'FETCH_ERROR', detail: expect.stringContaining('conexão') });
});

test('a 403 is shown where there is no session, which shows it otherwise', async () => {
  fakeApi({ 'GET /api/v1/pix-qr-code/x': { status: 403 } });
  const toasts: string[] = [];
  const read = pixApi.endpoints.getPix.initiate({ code: 'x' });
  await storeOf(toasts).dispatch(read);
  expect(toasts).toEqual([]);
  await makeStore({ notify: (text) => toasts.push(text) }).dispatch(read);
  expect(toasts).toEqual([FORBIDDEN]);
});

test('a read that keeps failing shows one toast until it has succeeded again', async () => {
  const statuses = [500, 500, 200, 500];
  fakeApi({ 'GET /api/v1/pix-qr-code/x': () => ({ status: statuses.shift() ?? 500 }) });
  const toasts: string[] = [];
  const { dispatch } = storeOf(toasts);
  while (statuses.length > 0) await dispatch(pixApi.endpoints.getPix.initiate({ code: 'x' }, { forceRefetch: true }));
  expect(toasts).toEqual(Array(2).fill('Ocorreu erro ao buscar QR code do pagamento Pix.'));
});

const SESSIONS = 'GET /api/v1/account/sessions';
const PASSKEYS = 'GET /api/v1/account/passkeys';
const readBoth = (dispatch: ReturnType<typeof storeOf>['dispatch']) =>
  Promise.all([
    dispatch(ownSessionsApi.endpoints.listOwnSessions.initiate(undefined, { forceRefetch: true })),
    dispatch(passkeysApi.endpoints.listPasskeys.initiate(undefined, { forceRefetch: true })),
  ]);

test.each([['network'], [{ status: 502 }], [{ status: 503 }], [{ status: 504 }]] as const)(
  'an outage (%j) that fails several reads shows one toast until a call has succeeded',
  async (outage) => {
    let answer: FakeAnswer = outage;
    fakeApi({ [SESSIONS]: () => answer, [PASSKEYS]: () => answer });
    const toasts: string[] = [];
    const { dispatch } = storeOf(toasts);
    for (answer of [outage, { body: [] }, outage]) await readBoth(dispatch);
    expect(toasts).toHaveLength(2);
  },
);

test('an error that is no outage shows a toast for each read', async () => {
  fakeApi({ [SESSIONS]: { status: 500 }, [PASSKEYS]: { status: 500 } });
  const toasts: string[] = [];
  await readBoth(storeOf(toasts).dispatch);
  expect(toasts).toHaveLength(2);
});
