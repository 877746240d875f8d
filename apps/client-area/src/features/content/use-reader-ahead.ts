import { useEffect } from 'react';
import { PdfReader } from '../../shared/reader/lazy-reader.ts';

/** Fetches what reads a report while people look for one, unless they save data. */
export function useReaderAhead(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData || !('requestIdleCallback' in globalThis)) return undefined;
    const task = requestIdleCallback(() => void PdfReader.preload().catch(() => undefined));
    return () => cancelIdleCallback(task);
  }, []);
}
