// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi, type FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { readDraft } from './draft.ts';
import { ResumePage } from './resume-page.tsx';

const kept = {
  session_key: 'chave',
  step: 2,
  product: 'top_fundos',
  coupon_code: null,
  name: 'Helena Prado',
  email: 'helena@exemplo.com.br',
  phone: '+5511987654321',
  address: null,
};

/** The page opened by its link, whose answer waits. */
function openLink() {
  sessionStorage.clear();
  const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
  fakeApi({ 'POST /api/v1/resume-link/open': () => promise });
  const routes = [
    { path: '/retomar-compra/:code', element: <ResumePage /> },
    { path: '*', element: 'Outra página' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/retomar-compra/abc'] });
  render(
    <Provider store={makeStore({ notify: () => undefined })}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const arrive = () => act(async () => resolve({ body: kept }));
  return { router, arrive };
}

test('resumed purchase: goes on at its step, with what was typed', async () => {
  const { router, arrive } = openLink();
  await arrive();
  await expect.poll(() => router.state.location.pathname).toBe('/cadastro');
  expect(new URLSearchParams(router.state.location.search).get('etapa')).toBe('2');
  expect(readDraft()?.client.name).toBe('Helena Prado');
});

test('resumed purchase: moves nobody who left meanwhile', async () => {
  const { router, arrive } = openLink();
  await act(() => router.navigate('/'));
  await arrive();
  expect(screen.getByText('Outra página')).toBeTruthy();
  expect([router.state.location.pathname, readDraft()?.client.name]).toEqual(['/', undefined]);
});
