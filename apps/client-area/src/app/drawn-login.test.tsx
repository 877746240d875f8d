// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { sessionReducer } from '@mirante/session/session-slice.ts';
import { screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginPage } from '@mirante/screens/login/login-page.tsx';

let root: Root;
beforeEach(() => {
  // Without `act`, React schedules its own work, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  document.body.innerHTML = renderToString(page());
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

const page = () => (
  <Provider store={makeStore({ notify: () => undefined, reducers: { session: sessionReducer } })}>
    <LoginPage role="client" />
  </Provider>
);
const texts = () => [...document.querySelectorAll('input')].map(({ value }) => value);
const hydrated = () =>
  waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Acessar' }).disabled).toBe(false));

test('prerendered login: keeps what was typed when hydrated', async () => {
  for (const [at, text] of ['ana@mirante.example', 'mirante123'].entries())
    document.querySelectorAll('input')[at]!.value = text;
  root = hydrateRoot(document.body, page());
  await hydrated();
  expect(texts()).toEqual(['ana@mirante.example', 'mirante123']);
});

test('prerendered login: keeps what was typed when React re-renders it', async () => {
  window.typedEarly = { email: 'ana@mirante.example', password: 'mirante123' };
  const failed = vi.fn<() => void>();
  document.querySelector('h1')!.textContent = 'Another page';
  root = hydrateRoot(document.body, page(), { onRecoverableError: failed });
  await hydrated();
  expect(failed).toHaveBeenCalled();
  expect(texts()).toEqual(['ana@mirante.example', 'mirante123']);
  expect(window.typedEarly).toBeUndefined();
});
