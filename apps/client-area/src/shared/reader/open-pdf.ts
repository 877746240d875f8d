import { pdfjs } from 'react-pdf';
import { prefetchedPdf, type PdfFetch } from './prefetch-pdf.ts';
import type { Listener, Opening } from './opening.ts';
import { CHUNK_BYTES, RangedPdf } from './ranged-pdf.ts';
import { workerAddress } from '../worker-address.ts';

export type Pdf = pdfjs.PDFDocumentProxy;
export type PdfPageProxy = pdfjs.PDFPageProxy;

let worker: pdfjs.PDFWorker | undefined;
/** Shared by all reports, so that it starts only once. */
const workerOf = (address = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href): pdfjs.PDFWorker =>
  (worker ??= pdfjs.PDFWorker.create({ port: new Worker(workerAddress(address), { type: 'module' }) }));

/** Its start takes a while, so it is started before the first report if one is expected. */
export const startWorker = (address?: string): void => void workerOf(address);

/** Opens a PDF, loading only the parts that are viewed. */
export function openPdf(pdf: PdfFetch): Opening {
  const port = workerOf();
  let task: pdfjs.PDFDocumentLoadingTask | undefined;
  let isOver = false;
  let listener: Listener | undefined;
  let broken: { error: unknown } | undefined;
  const onBroken = (error: unknown) => {
    broken = { error };
    listener?.onBroken(error);
  };
  const open = async () => {
    const range = new RangedPdf(pdf, await pdf.head, onBroken);
    if (isOver) throw new DOMException('The reader is gone.', 'AbortError');
    task = pdfjs.getDocument({ range, worker: port, disableAutoFetch: true, rangeChunkSize: CHUNK_BYTES });
    task.onProgress = (progress: { loaded: number; total: number }) => listener?.onProgress(progress);
    return task.promise;
  };
  const promise = open();
  promise.catch(() => undefined);
  return {
    promise,
    destroy: () => {
      isOver = true;
      pdf.end();
      void task?.destroy();
    },
    listen: (to) => {
      listener = to;
      if (broken) to.onBroken(broken.error);
    },
  };
}

/** Opens a prefetched PDF before its reader is mounted. */
export function openPrefetchedPdf(address: string, token: string): void {
  const prefetched = prefetchedPdf(address, token);
  if (prefetched) prefetched.opening ??= openPdf(prefetched.pdf);
}

/** Opens a PDF that is already loaded. */
export function openBytes(bytes: ArrayBuffer): Opening {
  const task = pdfjs.getDocument({ data: bytes, worker: workerOf() });
  return { promise: task.promise, destroy: () => void task.destroy(), listen: () => undefined };
}

/** Why a PDF does not open: only the client's own, not available to this reader, not a readable PDF, or not loaded. */
export type Failure = 'view_only' | 'gone' | 'unreadable' | 'network';
export function failureOf(error: unknown): Failure {
  const { name, status, code } = error as { name?: string; status?: number; code?: string };
  if (code === 'view_only') return code;
  if (name === 'InvalidPDFException' || name === 'PasswordException') return 'unreadable';
  return status !== undefined && [401, 403, 404].includes(status) ? 'gone' : 'network';
}

export const isCancelled = (error: unknown): boolean =>
  error instanceof pdfjs.RenderingCancelledException || (error as { name?: string }).name === 'AbortException';

export const { TextLayer } = pdfjs;
