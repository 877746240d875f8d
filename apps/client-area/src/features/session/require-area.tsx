import type { Access } from '@mirante/domain/access.ts';
import { useMay } from '@mirante/session/can.tsx';
import { NotFoundPage } from '@mirante/ui-kit/states/states.tsx';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';

interface RequireAreaProps {
  /** The access of its pages' first endpoint. */
  allow: Access;
  otherwise?: ReactNode;
}

/** Pages that only some products open. Others get the not-found page, or `otherwise`. */
export const RequireArea = ({ allow, otherwise }: RequireAreaProps) =>
  useMay({ allow }) ? <Outlet /> : (otherwise ?? <NotFoundPage />);
