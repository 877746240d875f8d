// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { NewMessagePage } from '../features/messages/new-message-page.tsx';
import { Shell } from './shell.tsx';
import { to } from './to.ts';
import { renderScreen } from '../testing/render-screen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const pages = (
  <Routes>
    <Route element={<Shell />}>
      <Route path={to.newMessage()} element={<NewMessagePage />} />
      <Route path="*" element={<p>A página</p>} />
    </Route>
  </Routes>
);
const ana = {
  role: 'client',
  user: { id: 1, name: 'Ana Falcão', email: 'ana@mirante.example', phone: null, roles: [] },
};

test.each<[string, FakeAnswer]>([
  ['is done', { body: ana }],
  ['is done, though nothing more can be read', 'network'],
])('shell: a client who must change the password sees nothing else until it %s', async (_until, details) => {
  renderScreen(
    pages,
    { 'POST /api/v1/client/password': { status: 204, body: '' }, 'GET /api/v1/client/details': details },
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

test('shell: a client who must change the password can log out', async () => {
  const { calls } = renderScreen(pages, {}, { must_change_password: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(['POST /api/v1/logout']));
});

test("shell: a link's badge shows the unread count, also to screen readers", async () => {
  renderScreen(
    pages,
    {
      'GET /api/v1/client/board-unread': { body: { total: 2 } },
      'GET /api/v1/client/contents-new': { body: { since: null, total: 0 } },
    },
    { entitlements: ['top_fundos'] },
  );
  expect(await screen.findByRole('link', { name: 'Recados 2 por ler' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Conteúdos' })).toBeTruthy();
});

test("shell: a badge's words are right for a single one too", async () => {
  renderScreen(
    pages,
    {
      'GET /api/v1/client/board-unread': { body: { total: 1 } },
      'GET /api/v1/client/contents-new': { body: { since: '2026-11-17T12:00:00Z', total: 1 } },
    },
    { entitlements: ['top_fundos'] },
  );
  expect(await screen.findByRole('link', { name: 'Recados 1 por ler' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Conteúdos 1 por ver' })).toBeTruthy();
});

test('shell: without an active product only replies and notifications are counted', async () => {
  const { calls } = renderScreen(pages, { 'GET /api/v1/client/messages-unread': { body: { total: 3 } } });
  expect(await screen.findByRole('link', { name: 'Fale conosco 3 com resposta nova' })).toBeTruthy();
  await waitFor(() =>
    expect(calls.map(({ call }) => call).toSorted()).toEqual([
      'GET /api/v1/client/messages-unread',
      'GET /api/v1/client/notifications-unread',
    ]),
  );
});

const typeMessage = async () =>
  fireEvent.change(await screen.findByLabelText('Sua mensagem'), { target: { value: 'Como renovo?' } });

test('shell: what one client typed is not left to another, whom another tab logged in', async () => {
  const { logIn } = renderScreen(pages, {}, {}, to.newMessage());
  await typeMessage();
  act(() => logIn({ id: 2, name: 'Bruno Reis' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Sua mensagem');
  expect(field.value).toBe('');
  expect(screen.getByRole('button', { name: 'Menu de Bruno Reis' })).toBeTruthy();
});

test('shell: a message being typed is asked about before a link or a logout leaves it', async () => {
  const { calls } = renderScreen(pages, {}, {}, to.newMessage());
  await typeMessage();
  const question = () => screen.findByRole('alertdialog', { name: 'Há alterações não salvas' });
  for (const leave of [
    () => fireEvent.click(screen.getAllByRole('link', { name: 'Meus produtos' })[0]!),
    async () => {
      fireEvent.click(screen.getAllByRole('button', { name: /^Menu de/ })[0]!);
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    },
  ]) {
    await leave();
    await question();
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  expect(screen.getByLabelText<HTMLTextAreaElement>('Sua mensagem').value).toBe('Como renovo?');
  expect(calls.map(({ call }) => call)).not.toContain('POST /api/v1/logout');
});

test('shell: a message being typed when the session ends is there after the next login', async () => {
  renderScreen(pages, {}, {}, to.newMessage());
  await typeMessage();
  cleanup();
  renderScreen(pages, {}, {}, to.newMessage());
  expect(await screen.findByText('Rascunho recuperado')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Sua mensagem').value).toBe('Como renovo?');
});
