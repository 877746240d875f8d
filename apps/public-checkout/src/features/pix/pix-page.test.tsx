// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi, type FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { to } from '../../to.ts';
import { PixPage } from './pix-page.tsx';

it('pix page: a retry shows that it is under way, and is not sent twice', async () => {
  const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
  const answers: (FakeAnswer | Promise<FakeAnswer>)[] = ['network', promise];
  const calls = fakeApi({ 'GET /api/v1/pix-qr-code/abc': () => answers.shift()! });
  render(
    <Provider store={makeStore({ notify: vi.fn<() => void>() })}>
      <MemoryRouter initialEntries={[to.pix('abc')]}>
        <Routes>
          <Route path={to.pix(':code').replace('%3A', ':')} element={<PixPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  const busy = await screen.findByRole('button', { name: 'Tentando' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(busy);
  resolve({ body: { status: 'not_found', copy_paste_code: null, expires_at: null, renewal_problem: null } });
  expect(await screen.findByText('Não encontramos este pagamento')).toBeTruthy();
  expect(calls).toHaveLength(2);
});
