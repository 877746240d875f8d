// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import type { OwnSession } from '@mirante/domain/access/own-session.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { deviceOf, SessionsPage } from './sessions-page.tsx';

const session = (id: number, current: boolean): OwnSession => ({
  id,
  current,
  created_at: '2026-11-20T12:00:00Z',
  seen_at: '2026-11-21T12:00:00Z',
  ip: '203.0.113.7',
  browser: 'Firefox',
  system: 'Windows',
});

function show(sessions: OwnSession[]) {
  const calls = fakeApi({
    'GET /api/v1/account/sessions': { body: sessions },
    'DELETE /api/v1/account/sessions': { status: 204, body: '' },
    'DELETE /api/v1/account/sessions/2': { status: 204, body: '' },
  });
  render(
    <Provider store={makeStore({ notify: () => {} })}>
      <SessionsPage />
    </Provider>,
  );
  return () => calls.map(({ call }) => call);
}

test('sessions page: every session but the current one can be ended', async () => {
  const calls = show([session(1, true), session(2, false)]);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Este aparelho')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Encerrar/ }));
  await waitFor(() => expect(calls()).toContain('DELETE /api/v1/account/sessions/2'));
});

test('sessions page: all other sessions can be ended at once', async () => {
  const calls = show([session(1, true), session(2, false), session(3, false)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Encerrar todas as outras' }));
  await waitFor(() => expect(calls()).toContain('DELETE /api/v1/account/sessions'));
});

test.each([
  [{ browser: 'Chrome', system: 'Android' }, 'Chrome no Android'],
  [{ browser: 'Chrome', system: null }, 'Chrome'],
  [{ browser: null, system: null }, 'Aparelho desconhecido'],
])('sessions page: the device of a session, %o, is %s', (parts, device) => {
  expect(deviceOf(parts)).toBe(device);
});
