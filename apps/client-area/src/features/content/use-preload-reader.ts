import { isSaveDataOn } from '@mirante/ui-kit/boot/save-data.ts';
import { whenIdle } from '@mirante/ui-kit/boot/when-idle.ts';
import { useEffect } from 'react';
import { PdfReader } from '../../shared/reader/lazy-reader.ts';

/** Of pages from which people go on to a report. */
export interface ReaderAheadProps {
  /** Fetches the code of a report's page. */
  preloadReport?: () => Promise<void>;
}

/** Fetches what shows and reads a report while people look for one, unless they save data. */
export function usePreloadReader({ preloadReport }: ReaderAheadProps): void {
  useEffect(() => {
    if (isSaveDataOn()) return undefined;
    return whenIdle(() => void Promise.allSettled([preloadReport?.(), PdfReader.preload()]));
  }, [preloadReport]);
}
