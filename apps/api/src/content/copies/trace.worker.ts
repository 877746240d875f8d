/* oxlint-disable unicorn/require-post-message-target-origin -- a thread, not a window */
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { tracePdf } from './trace-pdf.ts';

parentPort?.on('message', async (file: string) => {
  try {
    parentPort?.postMessage({ done: await tracePdf(await readFile(file)) });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});
