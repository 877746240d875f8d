import type { Page } from '@mirante/domain/records/page.ts';
import type { LoginEvent, Role, User, UserRow } from '@mirante/domain/access/user.ts';
import { changesOf } from '../records/changes.ts';
import { csvOf } from '../records/csv.ts';
import { del, get, post, put, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
const query = listQuery({
  sort: ['u.name', 'u.id', 'u.email', 'u.created_at', 'u.updated_at'],
  by: 'u.name',
  filters: ({ id, oneOf, str }) => ({
    'u.id': id(),
    'u.name': str().max(60),
    'u.email': str().max(120),
    /** Whether one of the roles is `administrador`. */
    'u.admin': oneOf(['true', 'false']),
  }),
});
const loginQuery = listQuery({
  sort: ['login_event.created_at'],
  by: 'login_event.created_at',
  order: -1,
  filters: () => ({}),
});

const allow = ['administrador'] as const;
const listUsers = get('/api/v1/users', {
  what: 'Listar usuários',
  allow,
  input: query,
  returns: type<Page<UserRow>>(),
});
export const users = {
  listUsers,
  exportUsers: csvOf('/api/v1/users.csv', 'Exportar usuários', listUsers),
  /** The user sets a password by a mailed link. */
  createUser: post('/api/v1/users', {
    what: 'Criar um usuário',
    allow,
    idempotent: true,
    stepUp: 'users',
    input: () => import('./users.form.ts').then((m) => m.newUserForm),
    returns: type<{ id: number }>(),
    refuses: ['email_taken', 'unknown_role'],
    example: { name: 'Paula Reis', email: 'paula@mirante.example', roles: [2] },
  }),
  getUser: get('/api/v1/users/:id', { what: 'Ver um usuário', allow, returns: type<User & { version: string }>() }),
  listUserLogins: get('/api/v1/users/:id/login-events', {
    what: 'Ver os acessos de um usuário',
    allow,
    input: loginQuery,
    returns: type<Page<LoginEvent>>(),
  }),
  editUserRoles: put('/api/v1/users/:id/roles', {
    what: 'Editar os papéis de um usuário',
    also: 'PATCH',
    allow,
    stepUp: 'users',
    input: () => import('./users.form.ts').then((m) => m.userRolesForm),
    refuses: ['own_user', 'edit_conflict', 'unknown_role'],
    example: { roles: [2, 3] },
  }),
  /** For a user who lost both the phone and the recovery codes. */
  resetSecondFactor: del('/api/v1/users/:id/second-factor', {
    what: 'Desligar o segundo fator de um usuário',
    allow,
    stepUp: 'users',
    refuses: ['own_user', 'no_second_factor'],
  }),
  /** For a user whose device was lost: password, passkeys and roles stay. */
  endUserSessions: del('/api/v1/users/:id/sessions', {
    what: 'Encerrar as sessões de um usuário',
    allow,
    stepUp: 'users',
  }),
  removeUser: del('/api/v1/users/:id', {
    what: 'Remover um usuário',
    allow,
    stepUp: 'users',
    refuses: ['own_user'],
  }),
  listUserChanges: changesOf('/api/v1/users/:id/changes', 'Ver as alterações de um usuário', allow),
  listRoles: get('/api/v1/roles', { what: 'Listar os papéis do sistema', allow, returns: type<Role[]>() }),
};
