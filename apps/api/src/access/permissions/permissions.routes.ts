import { methodsOf, type Contract } from '@mirante/contract/http.ts';
import type { permissions } from '@mirante/contract/access/permissions.ts';
import type { RoutePermission } from '@mirante/domain/access/session.ts';
import { isForClients, isRoles } from '@mirante/domain/access.ts';
import type { Handlers } from '../../http/serve.ts';

/** Covers every served contract, this one included. */
export const permissionRoutes = (contracts: () => readonly Contract[]): Handlers<typeof permissions> => ({
  listRoutes: async () => contracts().flatMap(permissionsOf),
});

/** Only staff's calls: the table is about their roles. */
const permissionsOf = (contract: Contract): RoutePermission[] =>
  Object.values(contract).flatMap((endpoint) => {
    const { path, what, allow } = endpoint;
    if (allow === 'public' || isForClients(allow)) return [];
    return methodsOf(endpoint).map((method) => ({
      path: path.replaceAll(/:(\w+)/g, '{$1}'),
      method,
      description: what,
      roles: isRoles(allow) ? [...new Set(['administrador' as const, ...allow])] : [],
    }));
  });
