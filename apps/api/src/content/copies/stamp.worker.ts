/* oxlint-disable unicorn/require-post-message-target-origin -- a thread, not a window */
import { readFile, writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { CopyStamp } from './copy-stamp.ts';
import { stampPdf } from './stamp-pdf.ts';

/** Files on disk, so that no thread copies their content to another. */
export interface StampWork {
  from: string;
  to: string;
  stamp: CopyStamp;
}

parentPort?.on('message', async ({ from, to, stamp }: StampWork) => {
  try {
    const stamped = await stampPdf(await readFile(from), stamp);
    await writeFile(to, stamped);
    parentPort?.postMessage({ done: stamped.length });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});
