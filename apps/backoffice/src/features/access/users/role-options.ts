import { roleHelp, type Role } from '@mirante/domain/access/user.ts';

export const optionsOf = (roles: readonly Role[]) =>
  roles.map(({ id, name }) => ({ value: id, label: name, help: roleHelp[name] }));
