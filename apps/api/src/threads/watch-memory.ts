import type { Worker } from 'node:worker_threads';

const LOOK_EVERY_MS = 50;

/**
 * Calls `stop` when a worker holds more than this many bytes, as its resource limits do not include its buffers.
 * Returns how to end the watch.
 */
export function watchMemory(worker: Worker, most: number, stop: () => void): () => void {
  const look = setInterval(async () => {
    const held = await worker.getHeapStatistics().catch(() => undefined);
    if (held && held.used_heap_size + held.external_memory > most) stop();
  }, LOOK_EVERY_MS);
  return () => clearInterval(look);
}
