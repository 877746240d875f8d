import { staffRoles } from '@mirante/domain/access.ts';
import type { RoutePermission } from '@mirante/domain/access/session.ts';

/** Shown instead of a list of roles for endpoints open to every system user. */
export const EVERYONE = 'TODOS';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** The roles that may call, including `administrador`, which may make every staff call. */
export const rolesOf = ({ roles }: RoutePermission): readonly string[] => {
  if (roles.length === 0) return [EVERYONE];
  return staffRoles.filter((role) => role === 'administrador' || roles.includes(role));
};

/** The rows with one text in their action or address and the other in their roles. Ignores accents and case. */
export function findRoutes(routes: readonly RoutePermission[], action: string, role: string): RoutePermission[] {
  const [wantedAction, wantedRole] = [plain(action.trim()), plain(role.trim())];
  const opensTo = (route: RoutePermission) =>
    rolesOf(route).some((name) => name === EVERYONE || plain(name).includes(wantedRole));
  return routes.filter(
    (route) =>
      plain(`${route.description} ${route.method} ${route.path}`).includes(wantedAction) &&
      (wantedRole === 'todos' ? route.roles.length === 0 : opensTo(route)),
  );
}
