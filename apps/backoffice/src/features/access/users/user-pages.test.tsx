// @vitest-environment happy-dom
import type { User } from '@mirante/domain/access/user.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { to } from '../../../app/to.ts';
import { NewUserPage } from './new-user-page.tsx';
import { UserPage } from './user-page.tsx';
import { UserRolesPage } from './user-roles-page.tsx';

const at = '2026-05-04T12:00:00.000Z';
const rui: User = {
  id: 7,
  name: 'Rui Prado',
  email: 'rui@mirante.example',
  role_name: 'trader',
  roles: [{ id: 5, name: 'trader' }],
  created_at: at,
  updated_at: at,
  changed_password_at: null,
  second_factor_since: null,
};
const roles = {
  'GET /api/v1/roles': {
    body: [
      { id: 2, name: 'atendimento' },
      { id: 5, name: 'trader' },
    ],
  },
};
const answers = (user: Partial<User> = {}) => ({
  ...roles,
  [`GET /api/v1/users/${user.id ?? 7}`]: { body: { ...rui, ...user, version: 'v1' } },
  [`GET /api/v1/users/${user.id ?? 7}/login-events`]: {
    body: {
      items: [
        { id: 3, created_at: at, error: 'wrong_password' },
        { id: 2, created_at: at, error: null },
      ],
      total: 2,
    },
  },
  [`GET /api/v1/users/${user.id ?? 7}/changes`]: { body: [] },
});
const page = { at: to.user(7), path: to.user(':id') };
const rolesPage = { at: to.userRoles(7), path: to.userRoles(':id') };
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /Salvar/ });

test('user page: shows roles, dates and last logins', async () => {
  const { calls } = renderScreen(<UserPage />, answers(), page);
  const rows = within(await screen.findByRole('table', { name: 'Últimos acessos' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'IDDataResultado',
    '304/05/2026, 09:00Senha incorreta',
    '204/05/2026, 09:00Entrou',
  ]);
  expect(screen.getByText('trader')).toBeTruthy();
  expect(screen.queryByText('Sem papel no sistema')).toBeNull();
  expect(calls.map(({ call }) => call)).toContain(
    'GET /api/v1/users/7/login-events?page=1&perPage=10&sort=login_event.created_at&order=-1',
  );
});

test('user page: a failed panel shows the error, and is retried by itself', async () => {
  const down = { status: 500, body: { status: 500, detail: 'x', errors: [] } };
  const { calls } = renderScreen(
    <UserPage />,
    { ...answers(), 'GET /api/v1/users/7/login-events': down, 'GET /api/v1/users/7/changes': down },
    page,
  );
  const panel = await screen.findByRole('region', { name: 'Alterações' });
  expect(await within(panel).findByText(/Não foi possível carregar as alterações/)).toBeTruthy();
  expect(await screen.findByText(/Não foi possível carregar os acessos/)).toBeTruthy();
  const times = () => calls.filter(({ call }) => call.endsWith('/changes')).length;
  const before = times();
  fireEvent.click(within(panel).getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(times()).toBeGreaterThan(before));
});

test('user page: a user without a role has a badge', async () => {
  renderScreen(<UserPage />, answers({ roles: [], role_name: null }), page);
  expect((await screen.findAllByText('Sem papel no sistema')).length).toBeGreaterThan(0);
});

test('user page: users can neither remove themselves nor change their own roles', async () => {
  renderScreen(<UserPage />, answers({ id: 1 }), { ...page, at: to.user(1) });
  expect(await screen.findByText(/Este é o seu usuário/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remover' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Editar papéis' })).toBeNull();
});

test('user roles page: saves with the version that was seen, and requires a role', async () => {
  const { calls } = renderScreen(
    <UserRolesPage />,
    { ...answers(), 'PUT /api/v1/users/7/roles': { status: 204, body: '' } },
    rolesPage,
  );
  const trader = await screen.findByRole('checkbox', { name: /^trader/ });
  fireEvent.click(trader);
  await waitFor(() => expect(save().disabled).toBe(true));
  fireEvent.click(screen.getByRole('checkbox', { name: /^atendimento/ }));
  await waitFor(() => expect(save().disabled).toBe(false));
  fireEvent.click(save());
  await screen.findByText('Outra página');
  const put = calls.find(({ call }) => call.startsWith('PUT'))!;
  expect([put.body, put.headers.get('if-match')]).toEqual([{ roles: [2] }, '"v1"']);
});

test("user roles page: conflicting roles are shown beside one's own, by name", async () => {
  renderScreen(
    <UserRolesPage />,
    {
      ...answers(),
      'PUT /api/v1/users/7/roles': {
        status: 412,
        body: { detail: 'O registro mudou.', current: { roles: [2], version: 'v2' } },
      },
    },
    rolesPage,
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: /^atendimento/ }));
  await waitFor(() => expect(save().disabled).toBe(false));
  fireEvent.click(save());
  const row = await within(await screen.findByRole('alert')).findByRole('row', { name: /Papéis/ });
  expect(row.textContent).toBe('Papéisatendimentoatendimento, trader');
});

test('new user page: requires name, e-mail and role', async () => {
  const { calls } = renderScreen(<NewUserPage />, roles);
  fireEvent.click(await screen.findByRole('button', { name: /Salvar/ }));
  expect(await screen.findByText('Adicione ao menos um papel no sistema')).toBeTruthy();
  expect(screen.getByText('Campo obrigatório.')).toBeTruthy();
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test("new user page: another user's e-mail is refused at its field", async () => {
  const message = 'Já existe um usuário com este email.';
  renderScreen(<NewUserPage />, {
    ...roles,
    'POST /api/v1/users': { status: 409, body: { detail: message, errors: [{ path: 'email', message }] } },
  });
  fireEvent.change(await screen.findByLabelText('Nome'), { target: { value: 'Paula Reis' } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'admin@mirante.example' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /^trader/ }));
  fireEvent.click(save());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('user roles page: the roles that the server refuses are kept, with the reason', async () => {
  const message = 'Você não pode mudar os próprios papéis.';
  renderScreen(
    <UserRolesPage />,
    {
      ...answers(),
      'PUT /api/v1/users/7/roles': { status: 409, body: { detail: message, errors: [{ path: 'roles', message }] } },
    },
    rolesPage,
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: /^atendimento/ }));
  await waitFor(() => expect(save().disabled).toBe(false));
  fireEvent.click(save());
  expect(await screen.findByText(message)).toBeTruthy();
});

test("user page: an administrator can end another user's sessions", async () => {
  const { calls } = renderScreen(
    <UserPage />,
    { ...answers(), 'DELETE /api/v1/users/7/sessions': { status: 204, body: '' } },
    page,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Encerrar sessões' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Encerrar sessões' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('DELETE /api/v1/users/7/sessions'));
});

test("user page: an administrator can disable another user's second factor", async () => {
  const on = { second_factor_since: at };
  const { calls } = renderScreen(
    <UserPage />,
    { ...answers(on), 'DELETE /api/v1/users/7/second-factor': { status: 204, body: '' } },
    page,
  );
  const facts = within(await screen.findByRole('region', { name: 'Dados' }));
  expect(screen.getByRole('button', { name: 'Remover' })).toBeTruthy();
  fireEvent.click(facts.getByRole('button', { name: 'Desligar segundo fator' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^As sessões abertas terminam agora.*Confirme antes/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Desligar segundo fator' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('DELETE /api/v1/users/7/second-factor'));
  cleanup();
  renderScreen(<UserPage />, answers({ ...on, id: 1 }), { ...page, at: to.user(1) });
  expect(within(await screen.findByRole('region', { name: 'Dados' })).queryByRole('button')).toBeNull();
});
