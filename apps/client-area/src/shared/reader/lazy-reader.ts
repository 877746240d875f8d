import { lazy } from '@mirante/ui-kit/boot/lazy.ts';
import { prefetchPdf } from './prefetch-pdf.ts';

let openPrefetched: ((address: string, token: string) => void) | undefined;

/** The newest of what pdf.js calls: Chrome has both since 2026, Safari since 26.2. */
const isPdfSupported = () => 'getOrInsertComputed' in Map.prototype && 'sumPrecise' in Math;

/** The reader; loading it also starts its worker. */
export const PdfReader = lazy(async () => {
  const legacy = isPdfSupported() ? undefined : await import('./legacy-pdf.ts');
  const { PdfReader: Reader, openPrefetchedPdf, startWorker } = await import('./pdf-reader.tsx');
  startWorker(legacy?.LEGACY_WORKER);
  openPrefetched = openPrefetchedPdf;
  return { default: Reader };
});

/**
 * Starts loading a PDF before its reader is mounted, and opens it if the reader's code is there. The returned function
 * ends it if no reader took it.
 */
export function prefetchForReader(address: string, token: string): () => void {
  const end = prefetchPdf(address, token);
  openPrefetched?.(address, token);
  return end;
}
