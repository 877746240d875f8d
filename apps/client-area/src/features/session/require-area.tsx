import type { Access } from '@mirante/domain/access.ts';
import { useMay } from '@mirante/session/can.tsx';
import { NotFoundPage } from '@mirante/ui-kit/states/states.tsx';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';

interface RequireAreaProps {
  /** That of the call that its pages begin with. */
  allow: Access;
  otherwise?: ReactNode;
}

/** Pages that only some products open. For anyone else they are not there, unless it is said `otherwise`. */
export const RequireArea = ({ allow, otherwise }: RequireAreaProps) =>
  useMay({ allow }) ? <Outlet /> : (otherwise ?? <NotFoundPage />);
