import type { OwnReport } from '@mirante/domain/content/report.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { isSaveDataOn } from '@mirante/ui-kit/boot/save-data.ts';
import { useEffect, useState } from 'react';
import { storeReport, offlineReport } from '../../shared/offline/offline-reports.ts';
import { useReader } from '../../shared/offline/use-reader.ts';

/** A report left sooner does not count as read. */
const READ_AFTER_MS = 3000;

/** Stores a report that stays open, for offline reading; not with data saving on, nor in a view. */
export function useStoreReport(report: OwnReport, isKept: boolean): void {
  const reader = useReader();
  const { isView } = useSessionState('isView');
  useEffect(() => {
    if (isKept || isView || isSaveDataOn()) return;
    // Without enough storage it is readable online only.
    const timer = setTimeout(() => void storeReport(reader, report).catch(() => undefined), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [reader, report, isKept, isView]);
}

/** This browser's copy of a report while the server is unreachable: undefined while looking, null without one. */
export function useOfflineReport(id: number, isUnreachable: boolean): OwnReport | null | undefined {
  const { clientId } = useReader();
  const [found, setFound] = useState<{ id: number; report: OwnReport | null }>();
  useEffect(() => {
    if (!isUnreachable) return;
    let isOver = false;
    const setUnlessOver = (report: OwnReport | null) => isOver || setFound({ id, report });
    void offlineReport(clientId, id).then(
      (kept) => setUnlessOver(kept?.report ?? null),
      () => setUnlessOver(null),
    );
    return () => {
      isOver = true;
    };
  }, [clientId, id, isUnreachable]);
  return found?.id === id ? found.report : undefined;
}
