export const staffRoles = ['administrador', 'atendimento', 'financeiro', 'conteudo', 'trader'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * The areas of the client app, each with the product codes of which any one opens it; `any` means any product. A code
 * that begins with `_` is the house's own, to be prefixed with its slug.
 */
const areas = {
  content: 'any',
  consultancy: ['_consultoria'],
  trading: ['full_trader'],
  recommended: ['top_renda_fixa', 'top_fundos', 'invista_em_acoes', 'full_trader'],
  stocks: ['invista_em_acoes'],
  funds: ['top_fundos'],
} as const satisfies Record<string, 'any' | readonly string[]>;
export type Area = keyof typeof areas;

/**
 * Who may make a call. `staff` is any system user with a role: the permissions screen shows it as TODOS. `account` is
 * any account, client or staff, for calls about that account alone. An area is for the clients to whom it is open.
 */
export type Access = 'public' | 'account' | 'client' | { area: Area } | 'staff' | readonly StaffRole[];

export interface Viewer {
  id: number;
  role: 'client' | 'user';
  roles: readonly StaffRole[];
  /** The product codes that are open to a client. The server sets them only for calls of an area. */
  entitlements?: readonly string[] | undefined;
}

/** `administrador` may make every staff call, named or not. */
export function mayCall(access: Access, viewer: Viewer | undefined): boolean {
  if (access === 'public') return true;
  if (!viewer) return false;
  if (access === 'client') return viewer.role === 'client';
  if (access === 'account' && viewer.role === 'client') return true;
  const area = areaOf(access);
  if (area) return viewer.role === 'client' && isAreaOpen(area, viewer.entitlements ?? []);
  if (viewer.role !== 'user') return false;
  if (!isRoles(access)) return viewer.roles.length > 0;
  return viewer.roles.some((role) => role === 'administrador' || access.includes(role));
}

export const areaOf = (access: Access): Area | undefined =>
  typeof access === 'object' && 'area' in access ? access.area : undefined;
export const isRoles = (access: Access): access is readonly StaffRole[] => Array.isArray(access);
/** Whether a call is for clients, all of them or those of an area. */
export const isForClients = (access: Access): boolean => access === 'client' || areaOf(access) !== undefined;

/** The product codes of which any one opens an area, or `any`. One that begins with `_` is a suffix. */
export const openersOf = (area: Area): 'any' | readonly string[] => areas[area];

export function isAreaOpen(area: Area, entitlements: readonly string[]): boolean {
  const opening = openersOf(area);
  if (opening === 'any') return entitlements.length > 0;
  return entitlements.some((code) =>
    opening.some((opener) => (opener.startsWith('_') ? code.endsWith(opener) : code === opener)),
  );
}
