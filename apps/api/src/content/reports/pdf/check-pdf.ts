import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { watchMemory } from '../../../threads/watch-memory.ts';
import type { PdfFault } from './pdf-faults.ts';

export interface CheckedPdf {
  pages: number;
  /** Whether headings, tables and figures of any page are marked, for screen readers. */
  tagged: boolean;
}

interface CheckLimits {
  /** Milliseconds. */
  time: number;
  /** Bytes that the check itself may hold. */
  memory: number;
}
const usual: CheckLimits = { time: 20_000, memory: 768 * 1024 * 1024 };
const MEGABYTE = 1024 * 1024;
/** One at a time: their memory would add up. */
const inTurn = pLimit(1);

/**
 * What a PDF is, or why it is refused. It is parsed in a thread of its own, which is terminated beyond the
 * time or memory limit.
 */
export async function checkPdf(path: string, limits: CheckLimits = usual): Promise<CheckedPdf | PdfFault> {
  if (!(await beginsAsPdf(path))) return { is: 'other' };
  return inTurn(() => openInThread(path, limits));
}

const HEADER = Buffer.from('%PDF-');

/** Parsers also accept the header after other bytes, but such a file can be of another type as well. */
async function beginsAsPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
    return buffer.equals(HEADER);
  } finally {
    await file.close();
  }
}

async function openInThread(path: string, { time, memory }: CheckLimits): Promise<CheckedPdf | PdfFault> {
  const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: memory / MEGABYTE },
    stdout: true,
    stderr: true,
  });
  let unwatch: (() => void) | undefined;
  let end: NodeJS.Timeout | undefined;
  try {
    return await new Promise<CheckedPdf | PdfFault>((resolve) => {
      const stop = () => resolve({ is: 'too heavy' });
      end = setTimeout(stop, time);
      unwatch = watchMemory(worker, memory, stop);
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        resolve({ is: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too heavy' : 'broken' }),
      );
      worker.once('exit', () => resolve({ is: 'broken' }));
    });
  } finally {
    clearTimeout(end);
    unwatch?.();
    await worker.terminate();
  }
}
