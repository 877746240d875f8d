// @vitest-environment happy-dom
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { makeStore } from '@mirante/api-client/store.ts';
import { sessionReducer, sessionStarted } from '@mirante/session/session-slice.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test } from 'vitest';
import { useFollowed } from './use-followed.ts';

const FOLLOWED = 'GET /api/v1/client/full-trader/followed';
const stored = { status: 204, body: '' };

/** The followed trades and alerts of a client. */
function show(answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi(answers);
  const store = makeStore({ notify: () => {}, reducers: { session: sessionReducer } });
  const user = { id: 1, name: 'Ana', email: 'ana@mirante.example', phone: null, roles: [] };
  store.dispatch(sessionStarted({ token: 'secret', role: 'client', user }));
  const { result, unmount } = renderHook(() => useFollowed('client'), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const sent = () => calls.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);
  return { result, unmount, sent, areRead: () => waitFor(() => expect(result.current?.trades).toBeDefined()) };
}

test('followed trades: other tabs hear of a trade that is followed as its page is left', async () => {
  const answer = Promise.withResolvers<void>();
  const { result, unmount, sent, areRead } = show({
    [FOLLOWED]: { body: { trades: [], alerts: [] } },
    'PUT /api/v1/client/full-trader/followed/2': () => answer.promise.then(() => stored),
  });
  await areRead();
  const other = new BroadcastChannel('followed-trades');
  onTestFinished(() => other.close());
  const heard = new Promise<Event>((resolve) => other.addEventListener('message', resolve, { once: true }));
  act(() => result.current!.toggleTrade(2));
  await waitFor(() => expect(sent()).toHaveLength(1));
  unmount();
  answer.resolve();
  expect((await heard) as MessageEvent).toMatchObject({ data: 'saved' });
});

const ALERTS = 'PUT /api/v1/client/full-trader/alerts';

test('followed trades: choices of one thing are saved one after the other, so that what is shown is stored', async () => {
  const failing = Promise.withResolvers<{ status: number }>();
  const slow = Promise.withResolvers<typeof stored>();
  const answers = [failing.promise, Promise.resolve(stored)];
  const { result, sent, areRead } = show({
    [FOLLOWED]: { body: { trades: [2], alerts: ['target', 'stop', 'finished'] } },
    [ALERTS]: () => answers.shift()!,
    'DELETE /api/v1/client/full-trader/followed/2': () => slow.promise,
    'PUT /api/v1/client/full-trader/followed/2': stored,
  });
  await areRead();
  act(() => result.current!.toggleAlert('target'));
  act(() => result.current!.toggleAlert('stop'));
  act(() => {
    result.current!.toggleTrade(2);
    result.current!.toggleTrade(2);
  });
  await waitFor(() => expect(sent()).toHaveLength(2));
  failing.resolve({ status: 500 });
  await waitFor(() => expect(sent()).toHaveLength(3));
  slow.resolve(stored);
  await waitFor(() => expect(sent()).toHaveLength(4));
  const chosen = sent().flatMap(([call, body]) => (call === ALERTS ? [(body as { alerts: string[] }).alerts] : []));
  expect(chosen.map((alerts) => alerts.toSorted())).toEqual([['finished'], ['finished', 'target']]);
  expect(sent().flatMap(([call]) => (call === ALERTS ? [] : [call]))).toEqual([
    'DELETE /api/v1/client/full-trader/followed/2',
    'PUT /api/v1/client/full-trader/followed/2',
  ]);
  await waitFor(() => expect([...result.current!.alerts].toSorted()).toEqual(['finished', 'target']));
  expect([...result.current!.trades!]).toEqual([2]);
});
