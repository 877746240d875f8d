import { fakeApi, type SeenCall } from '@mirante/api-client/testing/fake-api.ts';
import { makeStore } from '@mirante/api-client/store.ts';
import type { StaffRole } from '@mirante/domain/access.ts';
import type { SessionAnswer, SessionDetails } from '@mirante/domain/access/session.ts';
import { sessionReducer, sessionStarted } from '@mirante/session/session-slice.ts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { HashRouter, MemoryRouter, Route, Routes } from 'react-router';

interface At {
  /** The address, and its route pattern. */
  at?: string;
  path?: string;
  /** Null: nobody is logged in. */
  roles?: readonly StaffRole[] | null;
  /** Other session details. */
  details?: Partial<SessionDetails>;
  /** The page of any other address. With one, the address is the window's, as in the app. */
  elsewhere?: ReactNode;
}

/** Renders a screen as Renata, user 1, with these API responses; returns the calls made and the messages shown. */
export function renderScreen(
  screen: ReactNode,
  answers: Parameters<typeof fakeApi>[0] = {},
  { at = '/', path = '*', roles = ['administrador'], details = {}, elsewhere }: At = {},
): { calls: SeenCall[]; said: string[] } {
  const calls = fakeApi(answers);
  const said: string[] = [];
  const store = makeStore({ notify: (text) => said.push(text), reducers: { session: sessionReducer } });
  if (roles) store.dispatch(sessionStarted({ ...renata(roles), ...details }));
  const routes = (
    <Routes>
      <Route path={path} element={screen} />
      <Route path="*" element={elsewhere ?? <p>Outra página</p>} />
    </Routes>
  );
  if (elsewhere) location.hash = at;
  const router = elsewhere ? (
    <HashRouter>{routes}</HashRouter>
  ) : (
    <MemoryRouter initialEntries={[at]}>{routes}</MemoryRouter>
  );
  render(<Provider store={store}>{router}</Provider>);
  return { calls, said };
}

const renata = (roles: readonly StaffRole[]): SessionAnswer => ({
  token: 't',
  role: 'user',
  user: {
    id: 1,
    name: 'Renata Brandão',
    email: 'renata@mirante.example',
    phone: null,
    roles: roles.map((name, i) => ({ id: i + 1, name })),
  },
});
