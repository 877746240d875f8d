import { staffRoles } from '@mirante/domain/access.ts';
import type { RoutePermission } from '@mirante/domain/access/session.ts';

/** What the table shows in place of a list of roles where every system user may. */
export const EVERYONE = 'TODOS';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** The roles that may call, `administrador` among them: it may make every staff call. */
export const rolesOf = ({ roles }: RoutePermission): readonly string[] => {
  if (roles.length === 0) return [EVERYONE];
  return staffRoles.filter((role) => role === 'administrador' || roles.includes(role));
};

/** The rows whose action or address holds one text and whose roles hold the other. Neither accents nor case matter. */
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
