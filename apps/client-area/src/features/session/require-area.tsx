import type { Area } from '@mirante/domain/products/entitlements.ts';
import { useOpens } from '@mirante/session/use-session.ts';
import { NotFoundPage } from '@mirante/ui-kit/states/states.tsx';
import { Outlet } from 'react-router';

/** Pages that only some products open. For anyone else they are not there. */
export const RequireArea = ({ area }: { area: Area }) => (useOpens(area) ? <Outlet /> : <NotFoundPage />);
