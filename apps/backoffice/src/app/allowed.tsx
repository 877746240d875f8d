import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { isRoles, staffRoles, type Access } from '@mirante/domain/access.ts';
import { useMay } from '@mirante/session/can.tsx';
import { ForbiddenPage } from '@mirante/ui-kit/states/states.tsx';
import type { ReactNode } from 'react';

/** A page for those who may make the call that it begins with. Others are told whose it is. */
export const Allowed = ({ call, children }: { call: AnyEndpoint; children: ReactNode }) =>
  useMay(call) ? <>{children}</> : <ForbiddenPage roles={rolesFor(call.allow)} />;

const rolesFor = (allow: Access): readonly string[] =>
  isRoles(allow)
    ? staffRoles.filter((role) => role === 'administrador' || allow.includes(role))
    : ['qualquer papel no sistema'];
