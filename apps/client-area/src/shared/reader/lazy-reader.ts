import { lazy } from '@mirante/ui-kit/boot/lazy.ts';

/** The reader, and its worker on its way. */
export const PdfReader = lazy(async () => {
  const { PdfReader: Reader, startWorker } = await import('./pdf-reader.tsx');
  startWorker();
  return { default: Reader };
});
