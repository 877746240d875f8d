import { useSessionState, useViewerDetails } from '@mirante/session/use-session.ts';
import { useMemo } from 'react';
import type { Reader } from './offline-reports.ts';

/** Whose reports this browser keeps, on screens of those who are logged in. */
export function useReader(): Reader {
  const { token } = useSessionState();
  const { id: clientId } = useViewerDetails().user;
  return useMemo(() => ({ clientId, token: token! }), [clientId, token]);
}
