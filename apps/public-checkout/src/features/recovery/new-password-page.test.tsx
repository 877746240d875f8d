// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { NewPasswordPage } from './new-password-page.tsx';

test.each([
  ['client', 'https://cliente.exemplo/#/login'],
  ['user', 'https://equipe.exemplo/#/login'],
])('new password page: leads a %s to their own login', async (role, login) => {
  globalThis.window.__MIRANTE__ = {
    checkout: '',
    client: 'https://cliente.exemplo',
    backoffice: 'https://equipe.exemplo',
  };
  fakeApi({ 'POST /api/v1/password-reset/complete': { body: { role } } });
  const router = createMemoryRouter([{ path: '/redefinir-senha/:code', element: <NewPasswordPage /> }], {
    initialEntries: ['/redefinir-senha/abc'],
  });
  render(
    <Provider store={makeStore({ notify: () => undefined })}>
      <RouterProvider router={router} />
    </Provider>,
  );
  for (const label of ['Nova senha', 'Confirme a nova senha'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'tangerina no telhado' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  expect((await screen.findByRole('link', { name: 'Fazer login' })).getAttribute('href')).toBe(login);
});
