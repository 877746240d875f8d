// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import type { StaffRole } from '@mirante/domain/access.ts';
import { cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Can } from './can.tsx';
import { RequireNoSession, RequireSession } from './guards.tsx';
import { sessionStarted, sessionReducer } from './session-slice.ts';

afterEach(cleanup);

function show(at: string, { as, roles = [] }: { as?: 'client' | 'user'; roles?: StaffRole[] } = {}) {
  const store = makeStore({ notify: () => {}, reducers: { session: sessionReducer } });
  const user = {
    id: 1,
    name: 'Ana',
    email: 'ana@mirante.example',
    phone: null,
    roles: roles.map((name, id) => ({ id, name })),
  };
  if (as) store.dispatch(sessionStarted({ token: 't', role: as, user }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/login" element={<RequireNoSession role="user">Entre</RequireNoSession>} />
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
  return document.body.textContent;
}

test('nobody is sent to the login', () => {
  expect(show('/')).toBe('Entre');
});

test('a session of the other role is nobody', () => {
  expect(show('/', { as: 'client' })).toBe('Entre');
});

test('who is logged in has no use for the login', () => {
  expect(show('/login', { as: 'user' })).toBe('Casa');
});

test('what leads to a call shows to the roles of that call, and to administrators', () => {
  expect(show('/', { as: 'user', roles: ['atendimento'] })).toBe('Casa de clientes');
  cleanup();
  expect(show('/', { as: 'user', roles: ['administrador'] })).toBe('Casa de clientes e dinheiro');
});
