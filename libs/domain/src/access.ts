export const staffRoles = ['administrador', 'atendimento', 'financeiro', 'conteudo', 'trader'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * The parts of the client area, each with the products of which any one opens it; `any` is any product at all. A code that
 * begins with `_` is the house's own, which its slug comes before.
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
 * Who may make a call. `staff` is any system user: the permissions screen shows it as TODOS. `account` is whoever has an account, client
 * or staff, for calls about that account alone. An area is for the clients to whom it is open.
 */
export type Access = 'public' | 'account' | 'client' | { area: Area } | 'staff' | readonly StaffRole[];

/** What is said to who may not. */
export const FORBIDDEN = 'Operação não permitida. Parece que você não possui permissão para a ação requisitada.';

export interface Viewer {
  id: number;
  role: 'client' | 'user';
  roles: readonly StaffRole[];
  /** The codes of the products that are open for a client. The server knows them on the calls of an area only. */
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

/** The area that a call belongs to, if to any. */
export const areaOf = (access: Access): Area | undefined =>
  typeof access === 'object' && 'area' in access ? access.area : undefined;
export const isRoles = (access: Access): access is readonly StaffRole[] => Array.isArray(access);
/** Whether a call is for clients, all of them or some. */
export const isForClients = (access: Access): boolean => access === 'client' || areaOf(access) !== undefined;

/** The codes of the products of which any one opens an area, or `any`. Of one that begins with `_`, how the codes end. */
export const openersOf = (area: Area): 'any' | readonly string[] => areas[area];

export function isAreaOpen(area: Area, entitlements: readonly string[]): boolean {
  const opening = openersOf(area);
  if (opening === 'any') return entitlements.length > 0;
  return entitlements.some((code) =>
    opening.some((opener) => (opener.startsWith('_') ? code.endsWith(opener) : code === opener)),
  );
}
