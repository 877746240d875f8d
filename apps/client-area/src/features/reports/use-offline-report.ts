import type { OwnReport } from '@mirante/domain/content/report.ts';
import { isSaveDataOn } from '@mirante/ui-kit/boot/save-data.ts';
import { useEffect, useState } from 'react';
import { storeReport, offlineReport } from '../../shared/offline/offline-reports.ts';
import { useReader } from '../../shared/offline/use-reader.ts';

/** Who leaves sooner has not read it. */
const READ_AFTER_MS = 3000;

/** Keeps a report that stays open, to be read without a network; not where the person saves data. */
export function useStoreReport(report: OwnReport, isKept: boolean): void {
  const reader = useReader();
  useEffect(() => {
    if (isKept || isSaveDataOn()) return;
    // Without room for it, it is read with a network only.
    const timer = setTimeout(() => void storeReport(reader, report).catch(() => undefined), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [reader, report, isKept]);
}

/** What this browser keeps of a report that the server cannot be asked for; undefined until that is known, null where it is nothing. */
export function useOfflineReport(id: number, isUnreachable: boolean): OwnReport | null | undefined {
  const { clientId } = useReader();
  const [found, setFound] = useState<{ id: number; report: OwnReport | null }>();
  useEffect(() => {
    if (!isUnreachable) return;
    let isOver = false;
    void offlineReport(clientId, id).then((kept) => isOver || setFound({ id, report: kept?.report ?? null }));
    return () => {
      isOver = true;
    };
  }, [clientId, id, isUnreachable]);
  return found?.id === id ? found.report : undefined;
}
