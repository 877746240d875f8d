import { Worker } from 'node:worker_threads';

/** The memory and time limit of one PDF. */
const MEMORY_MB = 512;
const TIME_MS = 60_000;

/** The text of each page of a PDF, extracted in a worker. Throws for an invalid PDF, or beyond the limits. */
export function extractText(pdf: Uint8Array): Promise<string[]> {
  const worker = new Worker(new URL('extract-text.worker.ts', import.meta.url), {
    workerData: pdf,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const timer = setTimeout(() => reject(new Error('the PDF took too long to read')), TIME_MS);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the PDF could not be read')));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
