export const staffRoles = ['administrador', 'atendimento', 'financeiro', 'conteudo', 'trader'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who may make a call. `staff` is any system user: the permissions screen shows it as TODOS. */
export type Access = 'public' | 'client' | 'staff' | readonly StaffRole[];

export interface Viewer {
  id: number;
  role: 'client' | 'user';
  roles: readonly StaffRole[];
}

/** `administrador` may make every staff call, named or not. */
export function mayCall(access: Access, viewer: Viewer | undefined): boolean {
  if (access === 'public') return true;
  if (!viewer) return false;
  if (access === 'client') return viewer.role === 'client';
  if (viewer.role !== 'user') return false;
  if (access === 'staff') return viewer.roles.length > 0;
  return viewer.roles.some((role) => role === 'administrador' || access.includes(role));
}
