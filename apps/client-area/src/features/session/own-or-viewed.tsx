import { useSessionState } from '@mirante/session/use-session.ts';
import { lazy, type ReactNode } from 'react';

const ViewFrame = lazy(() => import('./view-frame.tsx').then((m) => ({ default: m.ViewFrame })));

/** The pages of the client who is logged in, or those of a client whom a user views, in their frame. */
export const OwnOrViewed = ({ children }: { children: ReactNode }) =>
  useSessionState('isView').isView ? <ViewFrame>{children}</ViewFrame> : children;
