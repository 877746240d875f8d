import type { users } from '@mirante/contract/access/users.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

export const to = {
  users: (query: QueryOf<typeof users.listUsers> = {}) => address('/usuarios', query),
  user: (id: Id) => `/usuarios/${id}`,
  userRoles: (id: Id) => `/usuarios/${id}/papeis/editar`,
  newUser: () => '/criar-usuario',
  permissions: () => '/permissoes',
  ownData: () => '/usuario/dados',
  ownPassword: () => '/usuario/trocar-senha',
  ownSessions: () => '/usuario/sessoes',
  security: () => '/usuario/seguranca',
};
export const recordAddresses: RecordAddresses = {
  user: to.user,
};
