// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Shell } from './shell.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

afterEach(cleanup);

const pages = (
  <Routes>
    <Route element={<Shell />}>
      <Route path="*" element={<p>A página</p>} />
    </Route>
  </Routes>
);
const ana = {
  role: 'client',
  user: { id: 1, name: 'Ana Falcão', email: 'ana@mirante.example', phone: null, roles: [] },
};

test('whoever must change the password sees nothing else until it is done', async () => {
  renderScreen(
    pages,
    { 'POST /api/v1/client/password': { status: 204, body: '' }, 'GET /api/v1/client/details': { body: ana } },
    { must_change_password: true },
  );
  expect(await screen.findByRole('heading', { name: 'Trocar senha' })).toBeTruthy();
  expect([screen.queryByText('A página'), screen.queryByRole('navigation')]).toEqual([null, null]);
  for (const [label, value] of [
    ['Senha antiga', 'x7Kq92Lm'],
    ['Senha nova', 'girassol'],
    ['Repita a senha nova', 'girassol'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: /Trocar senha/ }));
  await waitFor(() => expect(screen.getByText('A página')).toBeTruthy());
  expect(screen.getByRole('navigation', { name: 'Principal' })).toBeTruthy();
});

test('who must change their password may also log out', async () => {
  const { calls } = renderScreen(pages, {}, { must_change_password: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(['POST /api/v1/logout']));
});

test('what waits is counted beside its link, and told to who hears the page', async () => {
  renderScreen(
    pages,
    {
      'GET /api/v1/client/board-unread': { body: { total: 2 } },
      'GET /api/v1/client/contents-new': { body: { since: null, total: 0 } },
    },
    { entitlements: ['top_fundos'] },
  );
  expect(await screen.findByRole('link', { name: 'Recados 2 não lidos' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Conteúdos' })).toBeTruthy();
});

test('replies and notifications alone are counted for who has no active product', async () => {
  const { calls } = renderScreen(pages, { 'GET /api/v1/client/messages-unread': { body: { total: 3 } } });
  expect(await screen.findByRole('link', { name: 'Fale conosco 3 com resposta nova' })).toBeTruthy();
  await waitFor(() =>
    expect(calls.map(({ call }) => call).toSorted()).toEqual([
      'GET /api/v1/client/messages-unread',
      'GET /api/v1/client/notifications-unread',
    ]),
  );
});
