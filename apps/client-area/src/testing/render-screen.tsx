import { fakeApi, type SeenCall } from '@mirante/api-client/testing/fake-api.ts';
import { makeStore } from '@mirante/api-client/store.ts';
import type { SessionDetails } from '@mirante/domain/access/session.ts';
import { sessionReducer, sessionStarted, viewBegun } from '@mirante/session/session-slice.ts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';

type Answers = Parameters<typeof fakeApi>[0];

interface Shown {
  calls: SeenCall[];
  toasts: string[];
  /** Logs somebody else in, as another tab does. */
  logIn: (user: Pick<SessionDetails['user'], 'id' | 'name'>) => void;
}

/**
 * Renders a screen as Ana, with these API responses; returns the calls made and the messages shown. With null details
 * nobody is logged in.
 */
export function renderScreen(
  screen: ReactNode,
  answers: Answers = {},
  details: Partial<SessionDetails> | null = {},
  at = '/',
): Shown {
  const calls = fakeApi(answers);
  const toasts: string[] = [];
  const store = makeStore({ notify: (text) => toasts.push(text), reducers: { session: sessionReducer } });
  if (details?.view) store.dispatch(viewBegun());
  const ana = { id: 1, name: 'Ana Falcão', email: 'ana@mirante.example', phone: null, roles: [] };
  if (details) store.dispatch(sessionStarted({ token: 't', role: 'client', user: ana, ...details }));
  const logIn: Shown['logIn'] = (user) =>
    store.dispatch(sessionStarted({ token: 'other', role: 'client', user: { ...ana, ...user } }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
    </Provider>,
  );
  return { calls, toasts, logIn };
}
