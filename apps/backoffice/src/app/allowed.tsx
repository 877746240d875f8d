import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { isRoles, staffRoles, type Access } from '@mirante/domain/access.ts';
import { useMay } from '@mirante/session/can.tsx';
import { ForbiddenPage } from '@mirante/ui-kit/states/states.tsx';
import type { ReactNode } from 'react';

/** Restricts a page to those who may call its first endpoint. Others see which roles have access. */
export const Allowed = ({ call, children }: { call: AnyEndpoint; children: ReactNode }) =>
  useMay(call) ? <>{children}</> : <ForbiddenPage roles={rolesFor(call.allow)} />;

const rolesFor = (allow: Access): readonly string[] =>
  isRoles(allow)
    ? staffRoles.filter((role) => role === 'administrador' || allow.includes(role))
    : ['qualquer papel no sistema'];
