import type { users } from '@mirante/contract/access/users.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { NO_ROLE, userWords, type UserRow } from '@mirante/domain/access/user.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { file, lists } from '../../records/handlers.ts';
import * as store from './users.store.ts';
import { createUser, editRoles, endUserSessions, removeUser, resetSecondFactor } from './users.ts';

const columns = columnsOf<UserRow>(
  userWords,
  { role_name: [String, NO_ROLE], created_at: dayTime, updated_at: dayTime },
  ['id', 'name', 'email', 'role_name', 'created_at', 'updated_at'],
);

export const userRoutes: Handlers<typeof users> = {
  listUsers: lists(store.list),
  exportUsers: file('user', 'usuarios', { list: store.list, columns }),
  createUser,
  getUser: async ({ db, params }) => store.withVersion(or404(await store.find(db, params.id), 'Usuário')),
  listUserLogins: async ({ input, params, ...services }) => {
    or404(await store.find(services.db, params.id), 'Usuário');
    return store.loginsOf(params.id)(services, input);
  },
  editUserRoles: (call) =>
    editRoles(call, { viewer: call.viewer, id: call.params.id, roles: call.input.roles, seen: call.seen }),
  resetSecondFactor: (call) => resetSecondFactor(call, { viewer: call.viewer, id: call.params.id }),
  endUserSessions: (call) => endUserSessions(call, { viewer: call.viewer, id: call.params.id }),
  removeUser: (call) => removeUser(call, { viewer: call.viewer, id: call.params.id }),
  listUserChanges: changesOf('user'),
  listRoles: ({ db }) => store.allRoles(db),
};
