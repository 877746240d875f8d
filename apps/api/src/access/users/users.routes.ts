import type { users } from '@mirante/contract/access/users.ts';
import { sendCsv } from '../../records/csv.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { userCsv } from './users.csv.ts';
import * as store from './users.store.ts';
import { createUser, editRoles, removeUser, resetSecondFactor } from './users.ts';

export const userRoutes: Handlers<typeof users> = {
  listUsers: ({ input, ...services }) => store.list(services, input),
  exportUsers: (call) =>
    sendCsv(call, { resource: 'user', name: 'usuarios', columns: userCsv, rows: store.list.all(call, call.input) }),
  createUser: (call) => createUser(call, call.input),
  getUser: async ({ db, params }) => store.withVersion(or404(await store.find(db, params.id), 'Usuário')),
  listUserLogins: async ({ input, params, ...services }) => {
    or404(await store.find(services.db, params.id), 'Usuário');
    return store.loginsOf(params.id)(services, input);
  },
  editUserRoles: (call) =>
    editRoles(call, { viewer: call.viewer, id: call.params.id, roles: call.input.roles, seen: call.seen }),
  resetSecondFactor: (call) => resetSecondFactor(call, { viewer: call.viewer, id: call.params.id }),
  removeUser: (call) => removeUser(call, { viewer: call.viewer, id: call.params.id }),
  listUserChanges: changesOf('user'),
  listRoles: ({ db }) => store.allRoles(db),
};
