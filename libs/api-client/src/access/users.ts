import { users } from '@mirante/contract/access/users.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, removed } from '../feedback.ts';

export const usersApi = api.injectEndpoints({ endpoints: endpointsFrom(users, 'user') });
export const {
  useListUsersQuery,
  useGetUserQuery,
  useListUserLoginsQuery,
  useListUserChangesQuery,
  useListRolesQuery,
  useCreateUserMutation,
  useEditUserRolesMutation,
  useResetSecondFactorMutation,
  useEndUserSessionsMutation,
  useRemoveUserMutation,
} = usersApi;

feedback(users, {
  listUsers: listFailed,
  createUser: { ok: 'Usuário criado com sucesso!', fail: 'Não foi possível criar o novo usuário.' },
  getUser: { 404: quiet, fail: 'Não foi possível carregar dados do usuário' },
  listUserLogins: { 404: quiet, fail: 'Não foi possível carregar dados do usuário' },
  listRoles: { fail: 'Não foi possível carregar os papéis do sistema' },
  editUserRoles: { ok: 'Alterações salvas!', 412: quiet, fail: 'Não foi possível salvar as alterações no usuário.' },
  resetSecondFactor: { ok: 'Segundo fator desligado.', fail: 'Não foi possível desligar o segundo fator.' },
  endUserSessions: { ok: 'Sessões encerradas.', fail: 'Não foi possível encerrar as sessões.' },
  removeUser: removed('o recurso'),
});
