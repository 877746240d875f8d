import type { OwnReport } from '@mirante/domain/content/report.ts';
import { savesData } from '@mirante/ui-kit/boot/saves-data.ts';
import { useEffect, useState } from 'react';
import { keepReport, keptReport } from '../../shared/offline/kept-reports.ts';
import { useReader } from '../../shared/offline/use-reader.ts';

/** Who leaves sooner has not read it. */
const READ_AFTER_MS = 3000;

/** Keeps a report that stays open, to be read without a network; not where the person saves data. */
export function useKeepReport(report: OwnReport, isKept: boolean): void {
  const reader = useReader();
  useEffect(() => {
    if (isKept || savesData()) return;
    // Without room for it, it is read with a network only.
    const timer = setTimeout(() => void keepReport(reader, report).catch(() => undefined), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [reader, report, isKept]);
}

/** What this browser keeps of a report that the server cannot be asked for; undefined until that is known, null where it is nothing. */
export function useKeptReport(id: number, isUnreachable: boolean): OwnReport | null | undefined {
  const { clientId } = useReader();
  const [found, setFound] = useState<{ id: number; report: OwnReport | null }>();
  useEffect(() => {
    if (!isUnreachable) return;
    let isOver = false;
    void keptReport(clientId, id).then((kept) => isOver || setFound({ id, report: kept?.report ?? null }));
    return () => {
      isOver = true;
    };
  }, [clientId, id, isUnreachable]);
  return found?.id === id ? found.report : undefined;
}
