import { ownReportsApi } from '@mirante/api-client/content/own-reports.ts';
import { statusOf } from '@mirante/contract/problem.ts';
import { useMay } from '@mirante/session/can.tsx';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { useEffect } from 'react';
import { offlineReports, removeOfflineReports, updateOfflineReports, type Reader } from './offline-reports.ts';
import { useOnline } from '@mirante/ui-kit/states/use-online.ts';
import { useReader } from './use-reader.ts';

type Dispatch = ReturnType<typeof useSessionDispatch>;
const { listKeptReports } = ownReportsApi.endpoints;

/**
 * Renders nothing. At every start, and when back online, syncs the offline reports with what the client may still read.
 */
export function OfflineReportsCheck() {
  const reader = useReader();
  const mayRead = useMay({ allow: { area: 'content' } });
  const isOnline = useOnline();
  const dispatch = useSessionDispatch();
  useEffect(() => {
    const checked = mayRead ? check(dispatch, reader, isOnline) : removeOfflineReports(reader.clientId);
    // If the network fails after all, nothing changes.
    checked.catch(() => undefined);
  }, [dispatch, reader, mayRead, isOnline]);
  return null;
}

async function check(dispatch: Dispatch, reader: Reader, isOnline: boolean): Promise<void> {
  const asked = (await offlineReports(reader.clientId)).map(({ report }) => report.id);
  if (!isOnline || asked.length === 0) return;
  const { data: readable, error } = await dispatch(
    listKeptReports.initiate({ ids: asked.join(',') }, { forceRefetch: true, subscribe: false }),
  );
  if (readable) await updateOfflineReports(reader, { asked, readable });
  else if (statusOf(error) === 403) await removeOfflineReports(reader.clientId);
}
