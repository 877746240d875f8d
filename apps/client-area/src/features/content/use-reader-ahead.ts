import { useEffect } from 'react';
import { PdfReader } from '../../shared/reader/lazy-reader.ts';

/** Of pages from which people go on to a report. */
export interface AheadProps {
  /** Fetches a report's page. */
  preload?: () => Promise<void>;
}

/** Fetches what reads a report while people look for one, unless they save data. */
export function useReaderAhead({ preload }: AheadProps): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData || !('requestIdleCallback' in globalThis)) return undefined;
    const load = () => Promise.allSettled([preload?.(), PdfReader.preload()]);
    const task = requestIdleCallback(() => void load());
    return () => cancelIdleCallback(task);
  }, [preload]);
}
