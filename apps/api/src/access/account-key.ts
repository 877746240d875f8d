import type { Viewer } from '@mirante/domain/access.ts';

/** A client's or a user's account. */
export type AccountKey = Pick<Viewer, 'role' | 'id'>;
type Role = AccountKey['role'];

export const tableOf = (role: Role) => (role === 'client' ? 'client' : 'staff_user');
/** In tables of what both kinds have. */
export const ownerColumn = (role: Role) => (role === 'client' ? 'client_id' : 'user_id');
export const ownerColumns = ({ role, id }: AccountKey) =>
  role === 'client' ? { client_id: id, user_id: null } : { client_id: null, user_id: id };
