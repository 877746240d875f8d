import { callFor } from '@mirante/api-client/endpoints-from.ts';
import { ownReports } from '@mirante/contract/content/own-reports.ts';
import { isSaveDataOn } from '@mirante/ui-kit/boot/save-data.ts';
import { whenIdle } from '@mirante/ui-kit/boot/when-idle.ts';
import { useEffect } from 'react';
import { to } from '../../app/to.ts';
import { useReader } from '../../shared/offline/use-reader.ts';
import { PdfReader, prefetchForReader } from '../../shared/reader/lazy-reader.ts';

/** A prefetched PDF that no reader took by then is dropped: the report may have been replaced. */
const MAX_PREFETCH_MS = 30_000;

/** Props of pages that lead to reports. */
export interface ReaderAheadProps {
  /** Preloads the code of a report's page. */
  preloadReport?: () => Promise<void>;
}

/**
 * Preloads the report page and the PDF reader when idle, unless data saving is on; and requests a report's PDF when its
 * link is clicked, before its page is rendered.
 */
export function usePreloadReader({ preloadReport }: ReaderAheadProps): void {
  const { token } = useReader();
  useEffect(() => {
    if (isSaveDataOn()) return undefined;
    return whenIdle(() => void Promise.allSettled([preloadReport?.(), PdfReader.preload()]));
  }, [preloadReport]);
  useEffect(() => {
    const attend = (click: MouseEvent) => {
      const id = clickedReport(click);
      if (id === undefined) return;
      setTimeout(prefetchForReader(callFor(ownReports.getOwnReportFile, { id }).url, token), MAX_PREFETCH_MS);
    };
    // Not earlier than the click: the server records each request as an opening.
    addEventListener('click', attend, { capture: true, passive: true });
    return () => removeEventListener('click', attend, { capture: true });
  }, [token]);
}

const REPORT = new RegExp(`^#${to.report(':id').replace(':id', String.raw`(\d+)`)}(?:$|\\?pagina=)`);

/** The report that a click opens in this tab; undefined for others. */
function clickedReport({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): number | undefined {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest('a');
  const [, id] = (link && !link.target && link.pathname === location.pathname && REPORT.exec(link.hash)) || [];
  return id === undefined ? undefined : Number(id);
}
