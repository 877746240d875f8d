import { savesData } from '@mirante/ui-kit/boot/saves-data.ts';
import { whenIdle } from '@mirante/ui-kit/boot/when-idle.ts';
import { useEffect } from 'react';
import { PdfReader } from '../../shared/reader/lazy-reader.ts';

/** Fetches what reads a report while people look for one, unless they save data. */
export function useReaderAhead(): void {
  useEffect(() => (savesData() ? undefined : whenIdle(() => void PdfReader.preload().catch(() => undefined))), []);
}
