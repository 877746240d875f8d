import type { Access } from '@mirante/domain/access.ts';
import { useMay } from '@mirante/session/can.tsx';
import { NotFoundPage } from '@mirante/ui-kit/states/states.tsx';
import { Outlet } from 'react-router';

/** Pages that only some products open: `allow` is that of the call they begin with. For anyone else they are not there. */
export const RequireArea = ({ allow }: { allow: Access }) => (useMay({ allow }) ? <Outlet /> : <NotFoundPage />);
