// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import type { StaffRole } from '@mirante/domain/access.ts';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { Can } from './can.tsx';
import { RequireNoSession, RequireSession } from './guards.tsx';
import {
  handOverChanged,
  loggedOut,
  pendingMessagesCounted,
  sessionEnded,
  sessionStarted,
  sessionReducer,
} from './session-slice.ts';
import { useSessionState } from './use-session.ts';

function show(at: string, { as, roles = [] }: { as?: 'client' | 'user'; roles?: StaffRole[] } = {}) {
  const store = makeStore({ notify: () => {}, reducers: { session: sessionReducer } });
  const user = {
    id: 1,
    name: 'Ana',
    email: 'ana@mirante.example',
    phone: null,
    roles: roles.map((name, id) => ({ id, name })),
  };
  const logIn = () => store.dispatch(sessionStarted({ token: 't', role: as ?? 'user', user }));
  if (as) logIn();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/login" element={<RequireNoSession role="user">Entre</RequireNoSession>} />
          <Route path="/pagamentos" element={<RequireSession role="user">Dinheiro</RequireSession>} />
          <Route
            path="/"
            element={
              <RequireSession role="user">
                Casa<Can call={clients.listClients}> de clientes</Can>
                <Can call={{ ...payments.listPayments, allow: ['financeiro'] }}> e dinheiro</Can>
              </RequireSession>
            }
          />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { ...store, logIn, text: () => document.body.textContent };
}

test('RequireSession: without a session it redirects to the login', () => {
  expect(show('/').text()).toBe('Entre');
});

test('RequireSession: a session of the other role does not count', () => {
  expect(show('/', { as: 'client' }).text()).toBe('Entre');
});

test('RequireNoSession: a logged-in user is redirected from the login page', () => {
  expect(show('/login', { as: 'user' }).text()).toBe('Casa');
});

test('RequireNoSession: while another tab is asked for its session, no login is shown', () => {
  const { dispatch, text } = show('/login');
  act(() => void dispatch(handOverChanged('checking')));
  expect(text()).toBe('');
  act(() => void dispatch(handOverChanged('none')));
  expect(text()).toBe('Entre');
});

test('Can: shows its children to the roles of the call, and to administrators', () => {
  expect(show('/', { as: 'user', roles: ['atendimento'] }).text()).toBe('Casa de clientes');
  cleanup();
  expect(show('/', { as: 'user', roles: ['administrador'] }).text()).toBe('Casa de clientes e dinheiro');
});

test('login: returns to the URL that required it', () => {
  const { logIn, text } = show('/pagamentos');
  expect(text()).toBe('Entre');
  act(() => void logIn());
  expect(text()).toBe('Dinheiro');
});

test('login: after an expired session returns to the same page, after a logout to the home', () => {
  const { dispatch, logIn, text } = show('/pagamentos', { as: 'user' });
  act(() => void dispatch(sessionEnded()));
  act(() => void logIn());
  expect(text()).toBe('Dinheiro');
  act(() => void dispatch(loggedOut()));
  expect(text()).toBe('Entre');
  act(() => void logIn());
  expect(text()).toBe('Casa');
});

test('session: who reads a part of it is rendered by a change of that part alone', () => {
  const store = makeStore({ notify: () => {}, reducers: { session: sessionReducer } });
  const user = { id: 1, name: 'Ana', email: 'ana@mirante.example', phone: null, roles: [] };
  store.dispatch(sessionStarted({ token: 't', role: 'client', user }));
  const seen: unknown[] = [];
  renderHook(() => seen.push(useSessionState('token', 'details')), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  act(() => void store.dispatch(pendingMessagesCounted({ total: 3, at: '2026-11-25T12:00:00.000Z' })));
  expect(seen).toEqual([{ token: 't', details: { role: 'client', user } }]);
  act(() => void store.dispatch(sessionEnded()));
  expect(seen.slice(1)).toEqual([{ token: null, details: null }]);
});
