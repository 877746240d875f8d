import { isSaveDataOn } from '@mirante/ui-kit/boot/save-data.ts';
import { whenIdle } from '@mirante/ui-kit/boot/when-idle.ts';
import { useEffect } from 'react';
import { PdfReader } from '../../shared/reader/lazy-reader.ts';

/** Props of pages that lead to reports. */
export interface ReaderAheadProps {
  /** Preloads the code of a report's page. */
  preloadReport?: () => Promise<void>;
}

/** Preloads the report page and the PDF reader when idle, unless data saving is on. */
export function usePreloadReader({ preloadReport }: ReaderAheadProps): void {
  useEffect(() => {
    if (isSaveDataOn()) return undefined;
    return whenIdle(() => void Promise.allSettled([preloadReport?.(), PdfReader.preload()]));
  }, [preloadReport]);
}
