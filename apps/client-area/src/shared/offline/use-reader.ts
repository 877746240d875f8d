import { useSessionState, useViewerDetails } from '@mirante/session/use-session.ts';
import { useMemo } from 'react';
import type { Reader } from './offline-reports.ts';

/** The owner of this browser's offline reports, on pages behind the login. */
export function useReader(): Reader {
  const { token } = useSessionState('token');
  const { id: clientId } = useViewerDetails().user;
  return useMemo(() => ({ clientId, token: token! }), [clientId, token]);
}
