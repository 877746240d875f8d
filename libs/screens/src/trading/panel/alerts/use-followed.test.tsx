// @vitest-environment happy-dom
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { makeStore } from '@mirante/api-client/store.ts';
import { sessionReducer, sessionStarted } from '@mirante/session/session-slice.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test } from 'vitest';
import { useFollowed } from './use-followed.ts';

test('followed trades: other tabs hear of a trade that is followed as its page is left', async () => {
  const answer = Promise.withResolvers<void>();
  const calls = fakeApi({
    'GET /api/v1/client/full-trader/followed': { body: { trades: [], alerts: [] } },
    'PUT /api/v1/client/full-trader/followed/2': async () => {
      await answer.promise;
      return { status: 204, body: '' };
    },
  });
  const store = makeStore({ notify: () => {}, reducers: { session: sessionReducer } });
  const user = { id: 1, name: 'Ana', email: 'ana@mirante.example', phone: null, roles: [] };
  store.dispatch(sessionStarted({ token: 'secret', role: 'client', user }));
  const { result, unmount } = renderHook(() => useFollowed('client'), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await waitFor(() => expect(result.current?.trades).toBeDefined());
  const other = new BroadcastChannel('followed-trades');
  onTestFinished(() => other.close());
  const heard = new Promise<Event>((resolve) => other.addEventListener('message', resolve, { once: true }));
  act(() => result.current!.toggleTrade(2));
  await waitFor(() => expect(calls).toHaveLength(2));
  unmount();
  answer.resolve();
  expect((await heard) as MessageEvent).toMatchObject({ data: 'saved' });
});
