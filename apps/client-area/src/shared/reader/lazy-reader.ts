import { lazy } from '@mirante/ui-kit/boot/lazy.ts';

/** The reader; loading it also starts its worker. */
export const PdfReader = lazy(async () => {
  const { PdfReader: Reader, startWorker } = await import('./pdf-reader.tsx');
  startWorker();
  return { default: Reader };
});
