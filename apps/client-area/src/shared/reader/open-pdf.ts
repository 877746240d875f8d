import { pdfjs } from 'react-pdf';
import { takePrefetchedPdf } from './prefetch-pdf.ts';
import { RangedPdf } from './ranged-pdf.ts';
import { workerAddress } from '../worker-address.ts';

export type Pdf = pdfjs.PDFDocumentProxy;
export type PdfPageProxy = pdfjs.PDFPageProxy;

/** Small, so that the last chunks lie entirely within the tail that is requested first. */
const CHUNK_BYTES = 8 * 1024;

let worker: pdfjs.PDFWorker | undefined;
/** Shared by all reports, so that it starts only once. */
const workerOf = (): pdfjs.PDFWorker =>
  (worker ??= pdfjs.PDFWorker.create({
    port: new Worker(workerAddress(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href), {
      type: 'module',
    }),
  }));

/** Its start takes a while, so it is started before the first report if one is expected. */
export const startWorker = (): void => void workerOf();

export interface Opening {
  promise: Promise<Pdf>;
  destroy: () => void;
}
interface Told {
  onProgress: (progress: { loaded: number; total: number }) => void;
  /** A part could not be loaded. */
  onBroken: (error: unknown) => void;
}

/** Opens a PDF with a session's token, loading only the parts that are viewed. */
export function openPdf(address: string, token: string, { onProgress, onBroken }: Told): Opening {
  const begun = takePrefetchedPdf(address, token);
  const port = workerOf();
  let task: pdfjs.PDFDocumentLoadingTask | undefined;
  let isOver = false;
  const open = async () => {
    const range = new RangedPdf(begun, await begun.head, onBroken);
    if (isOver) throw new DOMException('The reader is gone.', 'AbortError');
    task = pdfjs.getDocument({ range, worker: port, disableAutoFetch: true, rangeChunkSize: CHUNK_BYTES });
    task.onProgress = onProgress;
    return task.promise;
  };
  const destroy = () => {
    isOver = true;
    begun.end();
    void task?.destroy();
  };
  return { promise: open(), destroy };
}

/** Opens a PDF that is already loaded. */
export function openBytes(bytes: ArrayBuffer): Opening {
  const task = pdfjs.getDocument({ data: bytes, worker: workerOf() });
  return { promise: task.promise, destroy: () => void task.destroy() };
}

/** Why a PDF does not open: not available to this reader, not a readable PDF, or not loaded. */
export type Failure = 'gone' | 'unreadable' | 'network';
export function failureOf(error: unknown): Failure {
  const { name, status } = error as { name?: string; status?: number };
  if (name === 'InvalidPDFException' || name === 'PasswordException') return 'unreadable';
  return status !== undefined && [401, 403, 404].includes(status) ? 'gone' : 'network';
}

export const isCancelled = (error: unknown): boolean =>
  error instanceof pdfjs.RenderingCancelledException || (error as { name?: string }).name === 'AbortException';

export const { TextLayer } = pdfjs;
