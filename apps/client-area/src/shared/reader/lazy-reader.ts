import { lazy } from '@mirante/ui-kit/boot/lazy.ts';

/** The reader, and its worker on its way. */
export const PdfReader = lazy(async () => {
  const [{ PdfReader: Reader }, { startWorker }] = await Promise.all([
    import('./pdf-reader.tsx'),
    import('./open-pdf.ts'),
  ]);
  startWorker();
  return { default: Reader };
});
