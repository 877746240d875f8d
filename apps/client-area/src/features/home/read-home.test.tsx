// @vitest-environment happy-dom
import { clientAccountApi } from '@mirante/api-client/sales/client-account.ts';
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { sessionReducer, sessionStarted } from '@mirante/session/session-slice.ts';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { HomePage } from './home-page.tsx';
import { readHome } from './read-home.ts';

const none = { body: { items: [], total: 0 } };
const answers = {
  'GET /api/v1/client/products': { body: [] },
  'GET /api/v1/client/guest-orders': { body: [] },
  'GET /api/v1/active-products': { body: [] },
  'GET /api/v1/client/payments': none,
};

const open = (responses: Parameters<typeof fakeApi>[0]) => {
  const calls = fakeApi(responses);
  const store = makeStore({ notify: () => {}, reducers: { session: sessionReducer } });
  const user = { id: 1, name: 'Ana Falcão', email: 'ana@mirante.example', phone: null, roles: [] };
  store.dispatch(sessionStarted({ token: 't', role: 'client', user }));
  return { calls, store };
};

test('home: what is read before its first render shows in it, and is not read again', async () => {
  const { calls, store } = open(answers);
  await readHome(store);
  const read = calls.map(({ call }) => call.split('?')[0]!);
  expect(read.toSorted()).toEqual(Object.keys(answers).toSorted());
  render(
    <Provider store={store}>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('heading', { name: 'Últimos pagamentos' }).closest('[hidden]')).toBeNull();
  expect(screen.getByText('Nenhum pagamento')).toBeTruthy();
  await Promise.all(store.dispatch(clientAccountApi.util.getRunningQueriesThunk()));
  expect(calls).toHaveLength(read.length);
});

test('home: its first render does not wait for an API that does not answer', async () => {
  const { store } = open({ ...answers, 'GET /api/v1/active-products': () => new Promise(() => {}) });
  await expect(readHome(store)).resolves.toBeUndefined();
});
