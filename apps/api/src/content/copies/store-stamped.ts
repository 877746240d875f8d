import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newFileName, type Files } from '../../gateways/files/port.ts';
import { or404 } from '../../http/refusal.ts';
import { workerPool } from '../../threads/worker-pool.ts';
import type { CopyStamp } from './copy-stamp.ts';
import type { StampWork } from './stamp.worker.ts';

const stampFile = workerPool<StampWork, number>({
  script: new URL('stamp.worker.ts', import.meta.url),
  size: 2,
  mostWaiting: 40,
  words: 'Há PDFs demais em preparo. Tente novamente em instantes.',
  timeoutMs: 20_000,
});

/** Stores a stamped copy of a stored PDF. Temporary files are removed in any case. */
export async function storeStamped(
  files: Files,
  original: string,
  stamp: CopyStamp,
): Promise<{ file_name: string; size: number }> {
  const file_name = newFileName();
  const folder = await mkdtemp(path.join(tmpdir(), 'copy-'));
  try {
    const [from, to] = [path.join(folder, 'original'), path.join(folder, 'stamped')];
    await pipeline(or404(await files.read(original), 'Arquivo').stream, createWriteStream(from));
    const size = await stampFile({ from, to, stamp });
    await files.put(file_name, to);
    return { file_name, size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
