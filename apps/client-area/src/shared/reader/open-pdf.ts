import { pdfjs } from 'react-pdf';
import { workerAddress } from '../worker-address.ts';

export type Pdf = pdfjs.PDFDocumentProxy;
export type PdfPageProxy = pdfjs.PDFPageProxy;

/** Small, since what is first seen waits for a few of them, one after another. */
const CHUNK_BYTES = 32 * 1024;

let worker: pdfjs.PDFWorker | undefined;
/** One for all reports: it starts once. */
const workerOf = (): pdfjs.PDFWorker =>
  (worker ??= pdfjs.PDFWorker.create({
    port: new Worker(workerAddress(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href), {
      type: 'module',
    }),
  }));

/** Fetches a PDF in the name of a session, and of it only what is looked at. */
export const openPdf = (url: string, token: string): pdfjs.PDFDocumentLoadingTask =>
  pdfjs.getDocument({
    url,
    httpHeaders: { authorization: `Bearer ${token}` },
    worker: workerOf(),
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: CHUNK_BYTES,
  });

/** Opens a PDF that is here already. */
export const openBytes = (bytes: ArrayBuffer): pdfjs.PDFDocumentLoadingTask =>
  pdfjs.getDocument({ data: bytes, worker: workerOf() });

/** Why a PDF does not open: it is not there for this reader, it is no PDF that can be read, or it does not come. */
export type Failure = 'gone' | 'unreadable' | 'network';
export function failureOf(error: unknown): Failure {
  const { name, status } = error as { name?: string; status?: number };
  if (name === 'InvalidPDFException' || name === 'PasswordException') return 'unreadable';
  return status !== undefined && [401, 403, 404].includes(status) ? 'gone' : 'network';
}

export const isCancelled = (error: unknown): boolean =>
  error instanceof pdfjs.RenderingCancelledException || (error as { name?: string }).name === 'AbortException';

export const { TextLayer } = pdfjs;
