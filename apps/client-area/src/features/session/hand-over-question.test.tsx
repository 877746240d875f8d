// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { handOverChanged, sessionReducer } from '@mirante/session/session-slice.ts';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { HandOverQuestion } from './hand-over-question.tsx';

test('session hand-over: says that it is in progress while its answer takes long', async () => {
  const store = makeStore({ notify: () => undefined, reducers: { session: sessionReducer } });
  store.dispatch(handOverChanged('checking'));
  render(
    <Provider store={store}>
      <HandOverQuestion />
    </Provider>,
  );
  expect(await screen.findByText('Abrindo a sua conta…')).toBeTruthy();
  act(() => void store.dispatch(handOverChanged('none')));
  expect(screen.queryByText('Abrindo a sua conta…')).toBeNull();
});
